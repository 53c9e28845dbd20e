import { nameWords } from "./names";

/**
 * Ordinary words, of which alone no name of a pastime is made: 'hands shake', 'small room', 'squeezing'. Nor is
 * anything that ends with a word for people, the body or the household.
 */
export const ORDINARY = new Set(
  nameWords(`
    able proud jealous nervous accountant admin adult afternoon age air arm aunt auntie back bag banter barber barista bath bathtub beauty bed
    bedroom bell big bill bills bit black blanket blether bloke blue body boiler bone boot boss bottle bowl box boys brain
    breakfast breath brew bright bring brother brown bugger builder building bungalow busy cab cabin call care carer carry
    cash catchup ceiling chair change chapel charger chat chatter chatting cheap cheeky cheer chew chewing chinwag choice
    church cigarette clean cleaning clever clock close clothes cloud coat cold color colour come comfort cool corner cosy
    couch cough counter country cousin cozy craic crisp cry crying cuddle cup cuppa curtain cushion customer cut cute dad
    dancefloor dark daughter day daycare dear debt decade decent deep delivery desk diary diet dinner dirt doctor door
    doze drama dream drink driving dry duvet ear early earth easy eat eating elbow email emails end energy errand errands
    evening exercise eye eyebrow face fag fall family fancy fast fear feel feeling feet felt few field film fine finger
    fire first flat flatmate floor fog food fool foot forehead form fresh fridge friend front full fun funny fuss gaff
    gang garage gent gentle giggle girl girlfriend girls girly git give goer gold good gossip gran grandad grandchild
    granddad granddaughter grandkid grandma grandpa grandson granny grass gray great green grey ground group grow grump
    grumpy hair half hallway hand hangover happy hard hat head headache health heart heat heavy help high hill hip holiday
    home hospital hot hour house housemate housework hubby hug hugging hurt husband ice idea income infant inside
    insurance internet ironing jacket jaw job joke jump jumper jumping keep kettle kid kids kind kiss kitchen knee laddie
    lads land lap laptop large late laugh laughing laughter laundry lawyer lazy leaf leaflet leather left leg leisure life
    light line lip little live living loan long look loud lounge lovely low luck lunch lunchtime luxury make man manager
    mate meal meeting memory mess midday midnight mind minibus minute mirror mischief miserable mom money mood moody moon
    morning mortgage mother mouth move moving muck mug mum name nan nana nanna nanny nap nappy naps natter natty neck
    neighbourhood nephew nest newspaper nice niece night noise nonsense nose nosh nothing oap offer office old open
    opinion outside oven overtime own pain pal pan paper parent parents park partner party past payday peace pension
    people person pet photo picture piece pillow pink pint pipe place plain plate play playground plumber pocket pool posh
    post postman power present pretty promotion proper pull purse push quality quick quid quiet radiator rain receipt
    recliner red relative relax relaxation remote rest retirement right river road romance roof room rough round rubbish
    rug run sad salt sand savings scarf school scroll scrolling sea seat see shake shaking shame shape sharp shed shift
    shoe shoelace shop shopping short shoulder shout show shower sibling side silence simple single sink sister sit
    sitting skin sky sleep sleeping slipper slippers slow small smell smile snack snooze snow soap sod sofa soft son song
    soul sound space spark spin spinning spouse spring square squeeze squeezing stair staircase stand star step stick
    stone stop street stress strong student stuff style suit suitcase summer sun sunshine surgery sweat sweatshirt sweet
    table tablet tabloid takeaway talk talking tap taste taxi tea-time teen teenager telly temper texting thick thin thing
    think throat time toast toddler toddlers toe toilet tongue tooth touch towel town toy traffic trainers trashy tree
    trip trousers truth tummy turn tv twin ugly uncle underwear uniform van vape vet vibe vibes view visit visitor voice
    wage wait walk wall wallet warm warmth wash watch watching water wave way weather wedding week weekend weight wet
    wheel whinge white wide wife wifi wild wind winding window wink winter woman word work world wrist yawn year yellow
    young
    tall supportive generous thoughtful loyal honest humble modest polite patient gentle caring loving kind-hearted
    warm-hearted easygoing easy-going laidback laid-back chatty bubbly outgoing sociable introverted extroverted bossy
    stubborn ambitious hardworking hard-working organised disorganised untidy tidy messy clumsy forgetful absent-minded
    witty sarcastic cynical serious stern strict fussy picky particular vain glamorous elegant stylish sophisticated
    cultured intelligent intellectual bookish nerdy geeky dorky quirky eccentric unique original sensitive emotional
    anxious nervous worried stressed tired exhausted busy overworked lonely bored sporty athletic fit healthy unhealthy
    skinny slim petite curvy chubby blonde ginger bald bearded religious spiritual traditional conservative liberal
    modern contemporary independent feminine masculine romantic passionate dramatic energetic hyper lively calm chilled
    relaxed cheerful optimistic pessimistic positive negative mature immature childish youthful elderly frugal thrifty
    stingy rich wealthy poor broke minimalist minimal simple classy posh trendy fashionable hip edgy goth alternative
    overthinker worrier perfectionist workaholic procrastinator moaner talker listener hugger giggler fidget dreamer
    hoarder introvert extrovert homebody chatterbox softie scatterbrain empath pleaser
    adventurous daring brave bold cautious careful practical sensible reliable dependable responsible irresponsible
  `),
);

/** Words that count, deny, judge or chat, and never stand in the name of a pastime. */
const NEVER_IN_NAMES = new Set(
  nameWords(`
    none no nope nah nowt nothing never not yet any anyone much many more most less least few several enough plenty loads
    lots ton tons heap heaps bunch couple load bit
    cant cannot couldnt dont doesnt didnt wont wouldnt isnt arent wasnt hasnt havent unable
    lol lmao haha hahaha hehe tbh imo imho idk ikr omg smh pls plz please thx thanks ta cheers btw fyi obv obvs obviously
    literally basically honestly actually apparently allegedly supposedly hopefully
    he she they him her them his hers their theirs me my mine we our us you your
    is are was were been being has have had having gets got getting does did done will would could should can must
    loves love likes enjoys hates wants needs prefers adores
    decent proper good best better great nice lovely cheeky sneaky cracking wicked awesome amazing brilliant fab fabulous
    favourite fave terrible awful horrible rubbish boring random weird bad worse worst cosy comfy
    occasional occasionally sometimes usually mostly mainly
  `),
);

/** What comes before a thing that somebody has or fancies, and not before the name of a pastime: 'a good gossip'. */
const OF_A_THING =
  /^(?:an?|his|her|their|my|our|your|some|any|every|all|both|one|two|three|four|\d+)\s/i;
/** A measure or an age: '6ft', '3yo', '10kg'. */
const MEASURED = /^\d+(?:ft|in|kg|lb|st|cm|m|k|yo|yrs?|years?)?$/;
/** What is done is a pastime, also with ordinary things: 'stone skimming'. */
const IS_DONE = /ing$/;

/** What everybody does, and no pastime: 'going out'. */
const COMMON_DOING =
  /^(?:snoozing|napping|dozing|lounging|nattering|snacking|scrolling|being|going|getting|having|seeing|hearing|doing|taking|resting|sitting|sleeping|eating|drinking|talking|chatting|keeping|looking|staying|spending|helping|coming|putting|trying|working|meeting|winding|chilling|hanging|messing|moaning|watching|wearing|buying|saying|telling|asking|answering|emptying|filling|losing|forgetting|finding|complaining|shouting|screaming|yelling|crying|whining|whingeing|arguing|nagging|bossing|swearing|ranting|muttering|grumbling|gossiping|laughing|giggling|smiling|sulking|snoring|worrying|fussing|panicking|pretending|refusing|hiding|stealing|spilling|dropping|biting|licking|chewing|cuddling|hugging|kissing|tickling|teasing|annoying|waiting|waking|leaving|ordering|returning|wanting|needing|thinking|feeling|hating)\b|^(?:says|tells|asks|answers|empties|loses|forgets|complains|moans|shouts|screams|yells|cries|whines|argues|nags|swears|rants|mutters|grumbles|gossips|laughs|giggles|sulks|snores|worries|panics|pretends|refuses|hides|steals|spills|bites|licks|chews|cuddles|hugs|waits|wakes|leaves|orders|returns|wants|needs|thinks|feels|hates|reckons|claims|insists|texts|rings) \S/i;

/** How something is done, which no name says: 'quotes Dwight constantly'. */
const ADVERB =
  /\b(?:\p{L}+(?:al|ant|ent|ous|ive|ful|less|able|ib|ic|ing|ed|ish)ly|daily|weekly|nightly|badly|slowly|quickly|loudly|quietly|proudly|madly|regularly)$/iu;
/** What somebody does with something, or how they are: no plural begins a name like that. */
const SOMEBODY_DOES =
  /^(?:quotes|repeats|recites|says|thinks|talks|goes|gets|gives|takes|wants|needs|wears|eats|drinks|chews|sleeps|uses|brings|buys|sends|sees|hears|tells|asks|tries|puts|hums|drives|spends|sits|stays|stops|starts|begins|belongs|carries|lets|loses|manages|means|moans|owns|pays|picks|pretends|pulls|refuses|seems|sells|shouts|snores|speaks|steals|swears|teaches|visits|writes|yells|mentions|complains|argues|worries|falls|works|wins|walks|lives|leaves|has|names|nicknames|calls) \S/i;

/** What ails somebody, and no pastime: 'osteoporosis', 'quadruple bypass', 'swallowing problems'. */
const AILMENT =
  /(?:osis|itis|[ae]mia|opathy|ectomy|otomy|plegi[ac]|phobia|algia|dystrophy)$|\b(?:syndrome|diseases?|disorders?|conditions?|problems?|issues|bypass|surgery|infections?|injur(?:y|ies)|pains?|aches?|palsy|cancers?|tumou?rs?|strokes?|attacks?|fractures?|allerg(?:y|ies)|intolerances?|treatment|therapy|medication|meds|scans?|tests?|feeding|diagnos\w+|bent over)$/i;

/** Whether a text, of which no interest is known, is no name of a pastime, a work or a club either. */
export function isNothingByName(text: string): boolean {
  const words = nameWords(text);
  if (AILMENT.test(text.trim())) return true;
  if (isProperName(text)) return false;
  const [first = "", last = ""] = [words[0], words.at(-1)];
  return (
    words.some((word) => NEVER_IN_NAMES.has(word)) ||
    OF_A_THING.test(text.trim()) ||
    MEASURED.test(first) ||
    COMMON_DOING.test(text.trim()) ||
    SOMEBODY_DOES.test(text.trim()) ||
    ADVERB.test(text.trim()) ||
    (ORDINARY.has(last) && !IS_DONE.test(last))
  );
}

/** 'Bad Bunny' and 'My Chemical Romance' are written as names are. */
function isProperName(text: string): boolean {
  const words = text.trim().split(/\s+/);
  return words.length > 1 && words.every((word) => /^\p{Lu}/u.test(word));
}

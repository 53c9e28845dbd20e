import type { Kind, Trait } from "./gift-idea.schema";
import { nameKey } from "./names";

/** What a phrase rules out: traits of ideas, kinds of thing, and words in what is shown. */
export type Ruled = { traits: Trait[]; kinds: Kind[]; words: string[] };

const ANIMAL: Trait[] = [
  "meat",
  "pork",
  "fish",
  "dairy",
  "egg",
  "honey",
  "gelatine",
  "leather",
  "wool",
  "silk",
  "down",
];
const BODY: Trait[] = ["floor", "standing", "walking", "strength", "heights"];

/* Phrases, what they rule out, and further words that are ruled out with it, "_" for a blank in one. */
const entries: [phrases: string, traits: Trait[], words?: string, kinds?: Kind[]][] = [
  [
    "vegan, veganism, plant based, plant based diet, animal products",
    ANIMAL,
    "gumball gummy marshmallow cheese milk butter cream beef pork chicken bacon steak sausage egg honey leather wool silk cashmere feather beeswax suede sheepskin",
  ],
  [
    "vegetarian, veggie, vegetarianism, meat free, meatless",
    ["meat", "pork", "fish", "gelatine"],
    "beef pork chicken bacon steak sausage jerky biltong fish salmon anchovy gelatine",
  ],
  [
    "pescatarian, pescetarian",
    ["meat", "pork", "gelatine"],
    "beef pork chicken bacon steak sausage jerky biltong",
  ],
  ["meat, red meat", ["meat", "pork"], "beef pork chicken bacon steak sausage jerky biltong"],
  [
    "fish, seafood, shellfish, crustaceans, prawns",
    ["fish"],
    "fish salmon tuna anchovy prawn crab oyster seafood shellfish lobster",
  ],
  [
    "halal, muslim, islam, islamic, ramadan, eid",
    [
      "alcohol",
      "pork",
      "gelatine",
      "gambling",
      "christian",
      "jewish",
      "hindu",
      "buddhist",
      "occult",
    ],
    "wine beer whisky gin rum vodka bourbon tequila champagne prosecco cider pork bacon ham cocktail gumball gummy jelly marshmallow",
  ],
  [
    "kosher, jewish, judaism, hanukkah, passover, bar mitzvah, bat mitzvah",
    ["pork", "gelatine", "christian", "muslim", "hindu", "buddhist"],
    "pork bacon ham prawn crab oyster lobster shellfish gumball gummy jelly marshmallow pie",
  ],
  [
    "hindu, hinduism, diwali",
    ["meat", "pork", "gelatine", "leather", "christian", "muslim", "jewish"],
    "beef leather steak",
  ],
  ["jain, jainism", [...ANIMAL, "alcohol", "christian", "muslim", "jewish"], "honey leather silk"],
  ["sikh, sikhism, vaisakhi", ["meat", "christian", "muslim", "jewish", "alcohol"], "beef tobacco"],
  ["buddhist, buddhism", ["meat", "alcohol", "christian", "muslim", "jewish"], "leather"],
  ["mormon, latter day saints, lds", ["alcohol", "caffeine", "gambling"], "coffee tea wine beer"],
  ["jehovahs witness, jehovah witness", ["occult"], "christmas halloween easter birthday"],
  ["pork, ham, bacon, pig products", ["pork"], "pork bacon ham"],
  [
    "sober, sobriety, teetotal, tee total, alcohol, alcoholic, alcoholism, recovering alcoholic, in recovery, drink, drinking, doesnt drink, does not drink, dont drink, booze, wine beer or spirits, dry january, aa, spirits",
    ["alcohol"],
    "wine beer whisky gin rum vodka bourbon tequila champagne prosecco cider cocktail brewing pub liqueur brandy hip flask decanter",
  ],
  [
    "pregnant, pregnancy, expecting, mum to be, mom to be",
    ["alcohol", "heights"],
    "wine beer whisky gin rum champagne prosecco cocktail sushi",
  ],
  ["breastfeeding, nursing mother", ["alcohol"], "wine whisky gin cocktail"],
  [
    "gluten, coeliac, celiac, wheat, coeliac disease, gluten free, gluten intolerant",
    ["gluten"],
    "bread sourdough flour pasta beer biscuit cake cookie",
  ],
  [
    "dairy, lactose, milk, lactose intolerant, lactose intolerance, dairy free, lactose free, cows milk, milk protein",
    ["dairy"],
    "cheese milk butter cream yogurt fudge",
  ],
  ["egg, egg allergy", ["egg"], "egg meringue mayonnaise"],
  [
    "nut, nuts, peanut, tree nut, nut allergy, almond, hazelnut, walnut, cashew, pistachio, nut free",
    ["nuts"],
    "nut peanut almond hazelnut walnut cashew pistachio praline marzipan nougat",
  ],
  ["sesame, soy, soya", [], "sesame tahini soy"],
  ["honey, bee products", ["honey"], "honey beeswax mead"],
  [
    "sugar, sweet, diabetic, diabetes, type 2 diabetes, type 1 diabetes, prediabetic, sweet thing, sugary thing, candy, sugar free, keto",
    ["sugar"],
    "chocolate sweet candy fudge cake caramel toffee syrup",
  ],
  [
    "diet, dieting, on a diet, slimming, losing weight, weight watchers, slimming world, eating disorder, anorexia, bulimia, calories",
    ["sugar", "diet"],
    "chocolate sweet fudge cake toffee calorie",
  ],
  ["caffeine, caffeine free, coffee or tea", ["caffeine"], "coffee espresso tea matcha energy"],
  ["gelatine, gelatin", ["gelatine"], ""],
  ["fur, leather, suede", ["leather"], "leather suede fur sheepskin"],
  [
    "wool, wool allergy, lanolin, itchy wool, scratchy thing",
    ["wool"],
    "wool cashmere merino alpaca mohair",
  ],
  ["silk", ["silk"], "silk"],
  [
    "melt, melts, that melt, that melts, melting, might melt, could melt, melt in the post",
    [],
    "chocolate truffle fudge macaron",
  ],
  [
    "spoil, spoils, that spoil, that spoils, go off, goes off, perish, perishable, perishables, perishable food, fresh food, best before date",
    [],
    "cheese hamper cake brownie fruit bouquet flower",
    ["food", "plant"],
  ],
  [
    "small print, tiny print, small text, tiny text, tiny writing, small writing, small type, small letters",
    ["small-print"],
  ],
  ["charging, recharging, a charger, charger", ["charging"], "charger"],
  [
    "plug in, plugs in, that plug in, needs plugging in, plugging in, a plug, plug, mains, mains power, electricity, electric, electrical, electrical things",
    ["charging"],
    "electric usb charger plug",
    ["gadget"],
  ],
  ["down, feather, feather allergy", ["down"], "down feather goose duck"],
  ["latex, rubber, latex allergy", ["latex"], "latex rubber"],
  [
    "nickel, nickel allergy, metal allergy",
    [],
    "earring necklace bracelet ring jewellery jewelry plated",
    ["jewellery"],
  ],
  [
    "scent, smell, strong smell, perfume, fragrance, fragrances, asthma, asthmatic, migraine, sensitive to smell, sensitive skin, eczema, perfumed, scented, essential oil, incense",
    ["scent"],
    "scented perfume fragrance incense diffuser aroma",
  ],
  ["hay fever, hayfever, pollen, flower, cut flower, bouquet", ["pollen"], "bouquet flower"],
  ["plant, house plant, houseplant", ["plant", "soil"], "plant seed bulb", ["plant"]],
  ["candle, flame, fire, open flame, naked flame, wax", ["flame"], "candle lantern wick tealight"],
  [
    "knife, knives, blade, sharp object, sharp thing, sharps",
    ["blade"],
    "knife knives blade axe scissors",
  ],
  ["needle", ["needles"], "needle"],
  [
    "weapon, gun, toy gun, guns, violence, violent, war, violent game, shooting",
    ["weapon", "gore"],
    "gun rifle blaster sword war battle pistol dart",
  ],
  [
    "gambling, gambler, gambling problem, betting, casino, lottery, lottery ticket, scratchcard",
    ["gambling"],
    "poker casino bet roulette lottery",
  ],
  [
    "screen, screen time, screens, tablet, phone, no screen time, electronics, electronic, technology, tech, gadget, gadgets, digital, anything electronic, anything digital, technophobe, tv, computer",
    ["screen", "app", "charging"],
    "screen app bluetooth usb smart digital wireless tablet console",
    ["gadget"],
  ],
  ["battery, batteries, anything with batteries", ["batteries", "charging"], "battery batteries"],
  [
    "app, smartphone app, internet, online, wifi, smartphone, no smartphone, no internet",
    ["app", "screen"],
    "app bluetooth smart wifi",
  ],
  [
    "noise, noisy, loud, noisy toy, loud toy, battery toy, loud battery toy, noisy battery toy, toy with sound, loud noise, noise sensitive, sensory issue, sound sensitive, misophonia",
    ["noise", "sound"],
    "drum whistle horn siren noisy loud",
  ],
  ["mess, messy, glitter, slime, paint, messy thing", ["mess"], "glitter slime paint"],
  [
    "clutter, cluttered, more clutter, stuff, more stuff, knick knack, knickknack, trinket, ornament, minimalist, minimalism, tiny flat, small flat, small apartment, no space, little space, no room, dust collector, tat, junk, downsizing, hoarder, living in a van, plastic tat, cheap tat",
    ["bulky", "wall"],
    "ornament figurine trinket",
    ["decor", "keepsake", "print"],
  ],
  [
    "object, physical gift, physical present, material thing, possession, more possessions, physical thing",
    ["bulky", "wall"],
    "",
    [
      "tool",
      "kit",
      "book",
      "game",
      "toy",
      "puzzle",
      "clothing",
      "accessory",
      "jewellery",
      "homeware",
      "kitchenware",
      "gadget",
      "sports-gear",
      "outdoor-gear",
      "art",
      "stationery",
      "music",
      "decor",
      "print",
      "storage",
    ],
  ],
  ["toy, plastic toy, toys", [], "toy", ["toy"]],
  ["plastic, plastic thing", [], "plastic lego"],
  [
    "cloth, clothes, clothing, anything to wear, wearable, apparel",
    [],
    "shirt jumper sweater hat cap scarf glove sock clothing jacket gilet vest hoodie sweatshirt quarter-zip trousers shorts leggings pyjamas dressing-gown",
    ["clothing"],
  ],
  [
    "book, reading, things to read, anything to read, something to read, reader, big reader, great reader, much of a reader, much reader, bookish, dyslexic, dyslexia, illiterate, cant read, doesnt read",
    ["small-print"],
    "book novel handbook",
    ["book"],
  ],
  ["game, board game", [], "game", ["game"]],
  ["puzzle, jigsaw", [], "puzzle jigsaw", ["puzzle"]],
  [
    "food, edible, anything edible, eat",
    ["sugar", "gluten", "dairy", "nuts"],
    "chocolate biscuit hamper snack",
    ["food", "drink"],
  ],
  ["jewellery, jewelry", [], "necklace earring bracelet ring pendant jewellery", ["jewellery"]],
  [
    "toiletries, bath thing, smellies, bath stuff",
    ["scent"],
    "bath soap lotion shower",
    ["pampering"],
  ],
  [
    "kitchen, kitchen thing, kitchen gadget, kitchen equipment, cooking, cook",
    ["oven"],
    "kitchen cook pan knife oven",
    ["kitchenware"],
  ],
  [
    "only a balcony, just a balcony, only has a balcony, only got a balcony, just has a balcony",
    ["garden"],
  ],
  [
    "garden, gardening, no garden, doesnt have a garden, no outdoor space, flat without garden, apartment",
    ["garden", "soil"],
    "garden lawn",
  ],
  [
    "wheelchair, wheelchair user, uses a wheelchair, disabled, limited mobility, mobility issue, mobility problem, cant walk, housebound, bedbound, bedridden, walking frame, unsteady, paralysed, amputee, ms, multiple sclerosis",
    [...BODY, "garden"],
    "trampoline balance hiking",
  ],
  [
    "bad back, back pain, back problem, sciatica, bad knee, bad knees, bad hip, hip replacement, knee replacement, heavy lifting, kneeling, cant kneel, heavy thing",
    ["floor", "strength"],
    "kneel heavy",
  ],
  [
    "arthritis, arthritic, sore hand, weak hand, tremor, parkinsons, shaky hand, stroke, weak grip, carpal tunnel",
    ["fine-fingers", "strength", "floor", "needles", "blade"],
    "",
  ],
  [
    "blind, visually impaired, poor eyesight, bad eyesight, poor sight, partially sighted, macular degeneration, sight loss, glaucoma, cant see well, failing sight, eyesight poor, eyesight bad, eyesight failing, sight poor, sight failing",
    ["small-print", "fine-fingers", "screen", "needles", "blade"],
    "jigsaw print photo telescope binoculars",
    ["book", "print", "art", "puzzle"],
  ],
  [
    "deaf, hard of hearing, hearing loss, hearing impaired",
    ["sound"],
    "headphone speaker radio bell whistle",
    ["music"],
  ],
  ["epilepsy, epileptic, flashing light, photosensitive", ["screen"], "strobe flashing led disco"],
  [
    "dementia, alzheimers, memory loss",
    ["app", "small-print", "fine-fingers", "blade", "needles", "flame", "heat"],
    "",
  ],
  [
    "heights, afraid of heights, fear of heights, vertigo, dizzy",
    ["heights"],
    "climbing skydiving",
  ],
  ["water, cant swim, afraid of water", ["water"], "swim snorkel diving"],
  [
    "horror, scary, scary thing, gore, blood, ghost, nightmares, jump scare",
    ["scary", "gore"],
    "horror ghost zombie scary",
  ],
  ["swearing, rude, rude thing, crude, vulgar, adult humour", ["swearing", "rude"], ""],
  [
    "religion, religious, atheist, religious thing, god, faith, church",
    ["christian", "muslim", "jewish", "hindu", "buddhist"],
    "bible prayer psalm cross church quran",
  ],
  [
    "christmas, christmassy, doesnt celebrate christmas",
    ["christian"],
    "christmas advent nativity",
  ],
  [
    "occult, witchcraft, magic, astrology, horoscope, tarot, strict christian, devout christian, devout",
    ["occult"],
    "tarot witch horoscope zodiac crystal",
  ],
  ["politics, political", ["politics"], ""],
  [
    "anti ageing, getting old, being old, age joke, old age, feeling old",
    ["ageing"],
    "wrinkle anti-ageing",
  ],
  ["death, grief", ["death"], ""],
  [
    "war, war thing, anything to do with war, military, military thing, anything military, army, army thing, forces, soldier",
    [],
    "war military regimental regiment veteran army battle medal soldier",
  ],
  ["spider, insect, bug, creepy crawly", [], "spider insect bug beetle"],
  ["strong spice, spicy, spicy food, hot food", [], "chilli hot sauce spicy jalapeno"],
  ["pink", [], "pink"],
  [
    "fiddly, fiddly thing, anything fiddly, lots of bits, thing with lots of bits, surprise with lots of bits, small bits, lots of pieces, tiny pieces",
    ["fine-fingers", "small-parts"],
    "1000 miniature",
    ["kit", "puzzle"],
  ],
  [
    "thing she has to read, thing he has to read, thing they have to read, thing to be read, cant read it",
    ["small-print"],
    "",
    ["book", "stationery"],
  ],
  [
    "too personal, nothing too personal, anything too personal, anything personal, personal thing, too intimate",
    [],
    "engraved personalised personalized initials monogrammed letters",
    ["jewellery", "pampering", "keepsake"],
  ],
  [
    "anything that sits on a shelf, thing that sits on a shelf, shelf stuff, ornament for the shelf",
    [],
    "ornament figurine statue shelf",
    ["decor", "keepsake"],
  ],
  ["mug, cup, drinkware, travel mug", [], "mug cup teacup tumbler"],
  [
    "too personal, anything too personal, personal, personal thing, too intimate, intimate, anything intimate",
    [],
    "engraved initials embroidered monogrammed portrait photo letter letters handwritten framed socks perfume",
    ["keepsake", "jewellery", "clothing", "pampering"],
  ],
  [
    "bulky, big thing, large thing, big stuff, bulky thing, big item, large item, big, large, huge",
    ["bulky"],
  ],
  [
    "gift card, gift voucher, voucher, gift certificate, spa gift card, spa voucher, experience voucher",
    [],
    "voucher vouchers certificate gift_card",
  ],
  ["experience, experience day, experience gift, day out, outing", [], "ticket", ["outing"]],
  [
    "smart gadget, smart thing, smart home, smart device, smart speaker",
    ["app"],
    "smart alexa bluetooth wifi app",
  ],
  ["cookbook, cookery book, recipe book, cook book", [], "cookbook recipe"],
  [
    "breakable, fragile, breakable thing, fragile thing",
    [],
    "glass crystal china porcelain ceramic pottery stoneware vase",
  ],
  ["name, first name", [], "name"],
  ["talk back, talking, talking thing", [], "alexa echo"],
  [
    "salt, salty, salty thing, salty snack",
    [],
    "salt salted salty crisp pretzel popcorn jerky cracker",
  ],
  ["smoke, smoky, smoked", ["flame"], "smoke smoked smoky smoker bonfire incense"],
  [
    "liquid, fluid, liquid thing",
    [],
    "liquid bottle syrup sauce oil lotion gel perfume cordial",
    ["drink"],
  ],
  [
    "leaving, leaving present, leaving gift, goodbye present, farewell present",
    [],
    "farewell goodbye",
  ],
  ["married name, maiden name, surname, last name", [], "surname monogram monogrammed initials"],
  [
    "serious, full on, intense, romantic, couply, soon",
    [],
    "engraved romantic anniversary",
    ["jewellery", "keepsake"],
  ],
  [
    "babyish, childish, kiddy, kiddie, kid stuff, kid thing, little kid stuff, too young",
    [],
    "teddy plush unicorn princess cuddly toddler nursery",
    ["toy"],
  ],
  ["girly, girlie, too girly, pink and girly", [], "pink glitter unicorn princess sparkly"],
  [
    "old man thing, old man stuff, old lady thing, old lady stuff, granny thing",
    ["ageing"],
    "slipper doily lavender",
  ],
  [
    "watering, need watering, looking after, look after, upkeep",
    ["plant"],
    "plant seed",
    ["plant"],
  ],
  ["ironing, need ironing, dry cleaning", [], "ironing linen"],
  [
    "fun of it, fun of him, fun of her, fun of them, fun of that, mickey out of it",
    ["rude"],
    "joke",
  ],
  [
    "body, body image, body shape, body weight",
    ["diet"],
    "body weight slimming fitness figure waist",
  ],
  ["fluffy, fluffy thing", [], "fluffy fleece plush fur sherpa cuddly"],
  [
    "teddy, teddy bear, soft toy, cuddly toy, stuffed toy, stuffed animal, plush, plush toy, plushie, stuffie",
    [],
    "teddy plush plushie jellycat bunny cuddly stuffed cuddle steiff squishmallow",
  ],
];

const ruled = new Map<string, Ruled>();
for (const [phrases, traits, words = "", kinds = []] of entries) {
  const list = words.split(" ").filter((word) => word !== "");
  for (const phrase of phrases.split(","))
    ruled.set(nameKey(phrase), { traits, kinds, words: list });
}

/** What a phrase rules out by its meaning, or null if it has no entry. */
export function ruledOutBy(key: string): Ruled | null {
  return ruled.get(key) ?? null;
}

/** Phrases that rule something out wherever they stand, also without 'no' or 'hates' before them. */
export const CONDITIONS = new Set(
  "vegan,plant based,vegetarian,veggie,pescatarian,halal,muslim,islam,islamic,ramadan,eid,kosher,jewish,hindu,jain,sikh,buddhist,mormon,sober,sobriety,teetotal,recovering alcoholic,alcoholic,in recovery,pregnant,expecting,breastfeeding,coeliac,celiac,gluten free,dairy free,lactose intolerant,nut allergy,diabetic,diabetes,asthma,asthmatic,eczema,hay fever,minimalist,technophobe,wheelchair,wheelchair user,disabled,housebound,bedridden,bad back,arthritis,parkinsons,stroke,blind,visually impaired,poor eyesight,bad eyesight,eyesight poor,eyesight bad,eyesight failing,partially sighted,deaf,hard of hearing,epilepsy,epileptic,dementia,alzheimers,vertigo,atheist,dyslexic,dyslexia,eating disorder,gambling problem,care home,nursing home,doesnt drink,does not drink,dont drink,diwali,hanukkah,passover,bar mitzvah,bat mitzvah,jehovahs witness,no garden,only a balcony,just a balcony,only has a balcony,only got a balcony,just has a balcony,tiny flat,small flat,cant walk,dry january,limited mobility,carpal tunnel"
    .split(",")
    .map(nameKey),
);

/** What is called blind and has nothing to do with sight lost. */
export const NO_BLINDNESS =
  /\bcolou?r[- ]?blind(?:ness)?\b|\blove is blind\b|\bblind (?=dat|box|bak|bag|tast|spot|hem|stitch|corner|loyalty|eye)/gi;

import { FAMILY, PEOPLE, SHARES_WITH_FAMILY, selfOf, thingsOf, withoutTheLike } from "../things";
import { isAddress } from "./address";
import { saysAfter } from "./amended";
import { clausesOf } from "./clauses";
import { isNotThere } from "./denials";
import { craftOf, doingNamed, pastimeDone } from "./doing";
import { HAPPENING } from "./happenings";
import { listedOn } from "./listed-on";
import { ofSomebodyElse } from "./of-whom";
import { TO_GIVER, WE_GO } from "./with-giver";

/**
 * What a clause of a story says of the recipient: things that they like, or that are only listed; that they do for a living
 * or often, liked or did once, have already or want nothing of; or nothing of the kind. `isOfOther`: it is of somebody else.
 */
export type Statement = {
  text: string;
  says: "liked" | "listed" | "done" | "past" | "avoided" | "owned" | "told";
  things: string[];
  isOfOther: boolean;
};

/** Words from which on a fragment is long. */
const LONG = 6;
/** A verb that opens a clause without its subject: 'sleeps in his recliner'. */
const VERBAL =
  /^\w+s (?:in|on|at|to|with|for|from|up|down|out|the|an?|his|her|their|every|all|like|too|so|very|much)\b|^(?:drinks|eats|wears|prays|sleeps|lives|works|sits|says|thinks|feels)\b/i;
const FINITE =
  /\b(?:is|are|was|were|has|have|had|will|would|won['’]?t|(?<!\b(?:an?|the|of) )can|gets?|got|says|keeps|comes|only)\b/i;
/** Somebody else, or something, at the beginning of a clause, before what it says of them. */
const OTHER = new RegExp(
  `^(?:(?:his|her|their|my|our|the|both|one of|all|a|late|new|old|only|second|first|third|youngest|oldest|eldest|little|\\d+|year|great|best|step)[ -])*(?:${PEOPLE})(?: [A-Z]\\w+)?(?:['’]?s)? (?!and |or )\\S|^(?:i|i['’]\\w+|it|it['’]s|its|everyone|everybody|people|nobody|no one|someone|somebody|this|that|there|you) `,
  "i",
);
const OF_THEIRS = /^(?:his|her|their|my|our) \S+ /i;
const REPORTED = new RegExp(
  `^(?:apparently |told (?:me|us) (?=(?:he|she|they)\\b)|(?:he|she|they|i|we|(?:his|her|their|my|our|the)? ?(?:${PEOPLE})) (?:says?|said|tells? (?:me|us)|told (?:me|us)|reckons?|thinks?|hear|heard|know|believe) (?:that )?)(?=\\S)`,
  "i",
);
const OPENING =
  /^(?:(?:and|but|so|now|also|still|just|always|often|usually|normally|mostly|mainly|these days|nowadays|at the moment|recently|lately|currently|really|very|absolutely|secretly|has always|have always|quite|only|even|then|big|huge|massive|massively|about to(?: start| begin)?|back home|before (?:that|this|then|all this)),?\s+)+/i;
const SUBJECT =
  /^(?:(?:he|she|they|we|who)(?:['’]?(?:s|re|ve|d|ll))?|is|are|am|has been|have been|been|both)\s+/i;

/** What is more than somebody can bear: 'balloons are hell'. */
const UNBEARABLE =
  /^(.+?) are (?:(?:absolute|pure|sheer) )?(?:hell|torture|agony|unbearable|a nightmare)(?: (?:to|for) (?:him|her|them))?$/i;
const NOT = "(?:n['’]?t| not)";
/** 'Nothing that melts', and what a thing does or has that nobody wants: 'nothing that mentions babies'. */
const NOTHING_THAT =
  "nothing (?:that|which)(?:['’]s| (?:is|has|have|was|are|mentions?|contains?|involves?|includes?|requires?|uses?|smells? of|looks? like|reminds? (?:him|her|them|us) of|(?:could|might|will|would|can|needs?|takes?)))?(?: (?:a|an|any|the|too|up|to))*";
const REFUSED = new RegExp(
  `^(?:please )?(?:(?:anything|everything) (?:but|except|other than)|${NOTHING_THAT}|nothing (?:with|about|to do with|like|too)|no more|no(?! (?:sleep|energy|rest|money|patience|luck|kids|siblings|idea|clue|longer|one|real|hobb|interest|time))|without|avoid|(?:do${NOT} |never )(?:get|give|buy|send)(?: (?:him|her|them|me))?|not (?:another|any more)|hates?|hated|dislikes?|detests?|loathes?|(?:can['’]?t|cannot) (?:stand|bear|abide|eat|have|wear)|(?:does|do|is|are|was|am)${NOT} (?:really |even |much |very |all that )?(?:like|love|enjoy|want|eat|drink|wear|use|do|care for|into|keen on|interested in|a fan of|fussed about|bothered about|allowed|big on)|(?:wo|would|will)(?:n['’]?t| not) (?:eat|wear|drink|use|touch)|never (?:eats|drinks|wears|touches|watches|uses)|not (?:a fan of|into|keen on|interested in|bothered about|allowed|an?|much of an?|big on)|allergic to|intolerant (?:of|to)|afraid of|scared of|terrified of|sick of|tired of|bored (?:of|with)|fed up (?:of|with)|refuses(?: to (?:wear|use|eat))?)\\s+`,
  "i",
);
/** 'Likes nothing that melts' tells what to avoid, 'likes nothing better than a pie' what is liked. */
const LIKES_NOTHING_THAT = new RegExp(`^${NOTHING_THAT}\\s+`, "i");
const UNWORN =
  /^(?:won['’]?t|will not|never|doesn['’]?t|refuses to) wears? (?:any|what|the (?:things|clothes))/i;
const OWNED =
  /^(?:(?:has |have |had )?already (?:has|have|got|owns?|had)|(?:has |have )?(?:got )?(?:enough|plenty of|too many)|(?:(?:has|have) (?:got )?|got )(?:every(?! (?:(?:other|second|third|single|few|\d+) )?(?:day|morning|afternoon|evening|night|week|weekend|fortnight|month|year|time|now|so|(?:mon|tues|wednes|thurs|fri|satur|sun)day)s?\b)|all the)|(?:has |have )?(?:finished|read|seen|watched|got|owns) (?:every|all)(?: (?:the|of the|of))?)\s+/i;
/** What others give so often that there is enough of it: 'everyone keeps giving her blankets'. */
const GIVEN =
  /^(?:everyone|everybody|people|we|they all|we all|the whole family) (?:always |only ever |just )?(?:keeps? (?:on )?(?:giving|getting|buying|sending)|gives?|gets?|buys?) (?:him|her|them)\s+/i;
const LOST =
  /^(?:(?:can['’]?t|cannot|couldn['’]?t|mustn['’]?t|(?:is |are |been told )?not (?:supposed|meant|allowed) to|can no longer|is unable to|unable to|not able to|no longer(?: able to)?|has to stop|(?:has |have )?had to (?:stop|give up|sell)|(?:has |have )?(?:stopped|quit|given up|gave up|got rid of|sold|packed in|lost interest in)|too (?:old|ill|frail|weak|poorly|sick) (?:to|for)|(?:does|do)(?:n['’]?t| not)(?= (?:really |even )?(?:golf|fish|cook|bake|read|drive|play|watch|dance|swim|run|garden|knit|sew|hunt|ski|cycle|hike|camp|travel|listen|drink|smoke)\b))(?: really| even)?)\s+/i;
/** Words of somebody who has lost something and still longs for it. */
const MISSED =
  /\b(?:miss(?:es|ed|ing)?|still (?:talks|dreams|thinks|loves)|loved|adored|wish(?:es)?|would love|heartbroken)\b/i;
const LIKED =
  /^(?:(?:\S+ ){0,3}?(?:loves?|enjoys?|adores?|(?:mad|keen|crazy|nuts|passionate|mental) (?:about|on|for)|obsessed (?:with|by)|fond of|fan of|hobby is|passion is)\b|(?:likes?|(?:(?:has |have |had )?(?:got|gotten|getting) )?(?:(?:well|quite|very|so|super|back|deep|way|big|heavy|\w{2,12}ly) ){0,2}into|(?:(?:will|can|could) )?(?:only )?talks? (?:\w+ly |non-?stop )?(?:about|of)|knows (?:every|all (?:the|his|her|their|of the)|each|the (?:whole|entire))|finds? (?:comfort|joy|peace|solace) in|lives for|(?:can['’]?t|never) gets? enough of|interested in|fascinated (?:by|with)|hooked on|addicted to|partial to|swears by|always (?:talking|going) (?:on )?about|dreams? of|dreaming of|saving (?:up )?for|planning|can['’]?t wait (?:for|to)|happiest (?:when|in|on|at|with)|most at home (?:in|on)|spends? (?:all |every |most )?(?:his|her|their)? ?(?:\w+ )?(?:in|on|doing|at|with)|looks? forward to|(?:wants?|wanted|hopes?|hoping|longs?|longing|itching|determined|trying|plans?|planning|desperate) to (?:get|go) back (?:to|into|on|in|up|out)(?: the)?|(?:will |ll )?miss(?:es)?|perks? up (?:at|to)|glued to|never miss(?:es)?|knows (?:everything|all) about|(?:good|brilliant|talented) at|training for|(?:wanted|wants|would love|hopes) to (?:finally )?(?:see|visit|go to|try|learn|play|do|have|take up|start)|(?:wanted|wants|would love|hopes) to (?:finally )?(?=(?:grow|build|make) )|learning|off to (?=(?:walk|see|cycle|climb|sail|learn|visit) )|(?:wants?|hopes) to be an?|goes (?=\w+ing\b)|taken up|taking up|took up|speaks|identifies|chases|referees|umpires|never out of)\b|(?:out |always |down |up )*(?:in|at|on) (?=(?:the|his|her|their) (?:garden|greenhouse|allotment|kitchen|workshop|gym|pool|stables|river|golf course|piano|garage)\b)|always (?!(?:running (?:a?round|late|behind|out|on)|rushing|worrying|moaning|complaining|helping|working|losing|saying|asking|telling|being|getting|having|doing|looking)\b)(?=\w+ing )|always (?:in|on|at|(?:out|off|away) (?:in|on|with)|up) |lives in (?=the (?:garden|kitchen|shed|gym|pool|workshop|garage)))\s*/i;
const AFICIONADO =
  /^(?:an? |the )?(?:(?:keen|mad|both|proud(?! of)|avid|big|huge|massive|great|devoted|die-?hard|lifelong|proper|passionate|amateur|total|bit of an?) )+(.+)$|^(.+?)[ -](?:mad|crazy|obsessed|fan|fanatic|nut|enthusiast|lover|kid|buff|geek|nerd|freak|addict|supporter|snob|season[- ]ticket(?: holder)?s?)(?: (?:since|from|for|with|at|through|all (?:his|her|their)|like (?:his|her|their)) .*)?$/i;
const DID =
  /^(?:used to|served (?:in|on|with)(?: the)?|was in the (?=(?:merchant navy|navy|army|raf|air force|marines|forces|police|fire)\b)|once(?! upon)|was an?|was the|(?:was|were) always (?:(?:off|out|away) (?:in|on|at|with)|(?:off|out) (?=\w+ing )|going to)|were|had been an?|taught|followed|collected|farmed|bred|kept|raised|wrote|painted|fished|bowled|baked|knitted|sewed|made|watched|drove|sang|played|danced|ran|flew|built|sailed|coached|grew(?! up)|grew up (?:on|in|near|by)|worked as an?|(?:\S+ )?years (?:as an?|on the)|worked on|worked in|loved|retired from|ex[- ]|former|a? ?retired)\s*/i;
const LONG_AGO =
  /^(?:once upon a time|years ago|back in the day|in (?:his|her|their) (?:youth|day|younger days)|as a (?:boy|girl|child|lad|young (?:man|woman)))\s+/i;
/** What is the light of somebody's life. */
const TREASURED =
  /^(?:his|her|their) (.+?) (?:is|are) (?:the (?:light|love|joy) of )?(?:his|her|their|a|the) (?:whole |entire |absolute )?(?:life|lives|world|everything|pride and joy|pride|joy|best friends?)$/i;
/** What somebody does for a living, or often: it counts if it is known. */
const DONE =
  /^(?:drinks(?: too much| lots of| a lot of| mostly| only)?|works (?:part[- ]time )?(?:as an?|on the|at the|in an?)|(?:has |have )?(?:started|begun|gone back to|got back into)(?= \w+ing)|(?:an? )?(?:\w+ )?student (?:in|of)|studying|off to (?:uni|university|college) to (?:study|do|read)|volunteers (?:at|for|with|in)(?: an?| the)?|mows(?! (?:our|my)\b)|raises(?! (?:money|funds|hell|his|her|their))|rereads|drives(?= an? (?:vintage|classic|old))|(?:an? )?(?:apprentice|trainee|qualified|part[- ]time)|lives? on(?= an? (?:narrowboat|canal boat|houseboat|boat|farm))|(?:an?|the) best(?= (?:cook|baker|gardener|chef|dancer|singer)\b))\s+/i;
/** What people do: a clause that begins with one of these names what they like. */
const DOES =
  /^(?:plays|draws|paints|felts|runs|jogs|listens to|watches|collects|makes|bakes|cooks|grows|knits|sews|crochets|quilts|builds|fixes|restores|repairs|reads|rides|sings|dances|swims|walks|hikes|climbs|bikes|cycles|fishes|golfs|surfs|skis|skates|sails|rows|kayaks|gardens|writes|follows|supports|goes (?:to|on|for)|does|tends|keeps|studies|practises|practices|coaches|breeds|trains|shoots|hunts|games|streams|codes|tinkers|potters|forages|brews|smokes|grills|roasts|ferments|pickles|flips|camps|travels|crafts|photographs|carves|whittles|turns|weaves|spins|bird ?watches|plays with|invents|designs|composes|has a (?:wee|small|daily|little|nightly))\s+(?!(?:are|is|were|was) )|^(?:draws|paints|runs|bakes|cooks|knits|sews|crochets|quilts|reads|rides|sings|dances|swims|hikes|climbs|cycles|fishes|golfs|surfs|skis|sails|rows|kayaks|gardens|writes|grills|carves|whittles|weaves|photographs)$|^(?:swim|sail|garden|play|draw|paint|learn|listen to|watch|collect|bake|cook|grow|read|ride|sing|dance|walk|hike) \S/i;
/** What somebody is at, or with whom, after 'he is': 'doing her family tree', 'in a samba band'. */
const AT_IT =
  /^(?:in (?:an?|the) (?=(?:\S+ ){1,3}(?:band|choir|club|group|society|orchestra)\b)|(?:doing|making|building|rebuilding|restoring|renovating|knitting|sewing|crocheting|embroidering|carving|tracing|researching|collecting|training for) )(?=\S)/i;
const IN_A_GROUP = /^in (?:an?|the) /i;
/** 'Now it's crosswords, gin' lists what they do now. */
const NOW = /^(?:now|nowadays) it['’]?s (?!all )/i;
/** What somebody was, and not with whom: 'ex policeman'. */
const FORMER =
  /^ex[- ](?!(?:husband|wife|partner|boyfriend|girlfriend|is|was|has|and|in)\b)(?=\w)/i;
/** The statements of a story about a recipient, in its order. */
export function statementsIn(
  texts: string[],
  recipient = "",
  age = Number.POSITIVE_INFINITY,
): Statement[] {
  const self = selfOf(recipient);
  const isElse = ofSomebodyElse(texts, recipient);
  const statements: Statement[] = [];
  for (const sentence of clausesOf(texts.join(", "))) {
    const isMissed = sentence.some((clause) => MISSED.test(clause));
    let last: Statement["says"] = "listed";
    for (const [place, text] of sentence.entries()) {
      if (place > 0 && place === sentence.length - 1) {
        if (isAddress(text, last === "told" ? null : (sentence[place - 1] ?? ""))) continue;
      }
      const spoken = self === null ? text : text.replace(self, "they");
      const statement: Statement = isElse(text)
        ? told(text, true)
        : read(spoken, isMissed, last, age <= SHARES_WITH_FAMILY);
      last = statement.says;
      const before = statements.at(-1);
      if (before) before.says = saysAfter(before.says, text);
      statements.push(statement);
    }
  }
  return statements;
}

const told = (text: string, isOfOther: boolean): Statement => ({
  text,
  says: "told",
  things: [],
  isOfOther,
});

function read(
  text: string,
  isMissed: boolean,
  last: Statement["says"],
  isSmall: boolean,
): Statement {
  const said = (says: Statement["says"], rest: string): Statement => ({
    text,
    says,
    things: thingsOf(rest),
    isOfOther: false,
  });
  const own = text.replace(REPORTED, "");
  let left = own.replace(FORMER, "former ").replace(NOW, "");
  const treasured = TREASURED.exec(left);
  if (treasured) return said("liked", treasured[1] ?? "");
  // 'Drove me to radiotherapy' tells of the giver's illness.
  if (TO_GIVER.test(left)) return told(text, true);
  const isReported = own !== text && !/^(?:he|she|they)\b/i.test(left);
  if (isSmall && FAMILY.test(left)) {
    const theirs = left.replace(FAMILY, "");
    return said("done", AFICIONADO.exec(theirs)?.[1] ?? theirs);
  }
  if (isNotThere(left)) return told(text, false);
  if (GIVEN.test(left)) return said("owned", left.replace(GIVEN, ""));
  if (WE_GO.test(left)) return said("liked", left.replace(WE_GO, ""));
  if (
    isReported ||
    OTHER.test(left) ||
    / (?:looks|look|looking) after |\bcar(?:es|ing|er) for /i.test(` ${left}`)
  ) {
    return told(text, true);
  }
  const [, dreaded] = UNBEARABLE.exec(left) ?? [];
  if (dreaded !== undefined && !OF_THEIRS.test(left)) return said("avoided", dreaded);
  if (OF_THEIRS.test(left)) {
    const more = last === "liked" ? listedOn(left) : null;
    return more === null ? told(text, false) : said("liked", more);
  }
  const hasSubject = SUBJECT.test(left.replace(OPENING, ""));
  for (let before = ""; before !== left; ) {
    before = left;
    if (LIKED.test(left) && /^always /i.test(left)) break;
    left = left.replace(OPENING, "").replace(SUBJECT, "");
  }
  if (LONG_AGO.test(left)) {
    left = left.replace(LONG_AGO, "").replace(SUBJECT, "");
    return said("past", left.replace(DID, ""));
  }
  const after = (pattern: RegExp) => left.replace(pattern, "");
  // Whoever wears nothing that one picks wants no clothes.
  // 'Not supposed to bend', 'garden or drive'.
  if (last === "avoided" && /^\w+(?<!s) (?:or|nor) \w+\b/i.test(left)) return said("avoided", left);
  if (UNWORN.test(left)) return said("avoided", "clothing and jewellery");
  if (REFUSED.test(left)) return said("avoided", after(REFUSED));
  if (OWNED.test(left)) return said("owned", after(OWNED));
  if (LOST.test(left)) return isMissed ? said("past", after(LOST)) : said("avoided", after(LOST));
  if (DID.test(left)) return said("past", after(DID).replace(LIKED, ""));
  if (LIKED.test(left)) {
    const rest = after(LIKED);
    const refused = LIKES_NOTHING_THAT.exec(rest);
    return refused ? said("avoided", rest.slice(refused[0].length)) : said("liked", rest);
  }
  if (DONE.test(left))
    return said(
      "done",
      after(DONE).replace(/ (?:I|we)(?:['’]ve)? (?:ever )?(?:know|met|known)$/, ""),
    );
  const fan = AFICIONADO.exec(left);
  if (fan) return said("liked", fan[1] ?? fan[2] ?? "");
  if (DOES.test(left) || [...doingNamed(left), ...craftOf(left)].length > 0)
    return said("liked", left);
  const pastime = hasSubject ? pastimeDone(left) : undefined;
  if (pastime !== undefined) return said("liked", pastime);
  if (hasSubject && AT_IT.test(left)) return said("done", left.replace(IN_A_GROUP, ""));
  if (hasSubject) return /^an? /i.test(left) ? said("listed", left) : told(text, false);
  if (FINITE.test(left) || VERBAL.test(left)) return told(text, false);
  if (/^\S{2,}ing \S/i.test(left) && !HAPPENING.test(left)) return said("liked", left);
  const fragment = said(last === "past" || last === "liked" ? last : "listed", left);
  const isShort = fragment.things.every((thing) => thing.split(/\s+/).length < LONG - 1);
  if (isShort) return fragment;
  const named = withoutTheLike(left);
  const isNamed = named !== left && named.split(/\s+/).length < LONG;
  return isNamed ? { ...fragment, things: thingsOf(named) } : told(text, false);
}

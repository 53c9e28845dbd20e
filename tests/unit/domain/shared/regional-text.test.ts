import { expect, test } from "vitest";
import { americanWords } from "~/domain/shared/american-words";
import { forRegion } from "~/domain/shared/regional-text";

const american = (text: string) => forRegion("USA", text);

test("a British reader gets the text as it is", () => {
  const text = "A grey torch, 30 cm, from 4 July 1960";
  expect(forRegion("UK", text)).toBe(text);
});

test.each([
  ["Grey jewellery box with coloured organiser", "Gray jewelry box with colored organizer"],
  ["COLOUR, Colour, colours", "COLOR, Color, colors"],
  ["Their favourite pyjamas by the fireside", "Their favorite pajamas by the fireside"],
  ["Mum's jumper and Dad's trousers", "Mom's sweater and Dad's pants"],
  ["A small torch and a head torch", "A small flashlight and a headlamp"],
  ["Forged Aluminium Bypass Secateurs", "Forged Aluminum Bypass Pruning Shears"],
  ["Secateurs with a holster", "Pruning shears with a holster"],
  [
    "Bypass Secateurs with Leather Holster, 20 mm Cut",
    "Bypass Pruning Shears with Leather Holster, 20 mm Cut",
  ],
  ["Secateurs and a Leather Holster", "Pruning Shears and a Leather Holster"],
  [
    "Three speciality coffees, a baker's specialities",
    "Three specialty coffees, a baker's specialties",
  ],
  ["The line-up, and line-ups of the sixties", "The lineup, and lineups of the sixties"],
  ["Printed in three colours", "Printed in three colors"],
  ["Workbench with Vice, 60 cm High", "Workbench with Vise, 24 in High"],
  ["Galvanised tub, anodised lamp, equaliser", "Galvanized tub, anodized lamp, equalizer"],
  ["An ageing palaeontologist learnt snorkelling", "An aging paleontologist learned snorkeling"],
  ["Analogue tachograph with a carburettor", "Analog tachograph with a carburetor"],
  ["All it needs is the postcode", "All it needs is the ZIP code"],
  ["A funny year on an allotment", "A funny year on a community garden"],
  ["Chess and Draughts Set", "Chess and Checkers Set"],
  ["Boiled sweets in a tin", "Hard candies in a tin"],
  ["it keeps warm over the washing-up", "it keeps warm over the dishes"],
  ["Hob-Top Steamer", "Stovetop Steamer"],
  ["They organise, personalise and analyse", "They organize, personalize and analyze"],
  ["A week's centrepiece in the theatre", "A week's centerpiece in the theater"],
  ["Blister plasters and a dressing gown", "Blister bandages and a bathrobe"],
  ["noughts and crosses with felt-tips", "tic-tac-toe with markers"],
])("%s → %s", (british, expected) => {
  expect(american(british)).toBe(expected);
});

test.each([
  "A plaster cast of a dinosaur's foot",
  "Biscuit cutters for biscuits",
  "Earl Grey and Lady Grey teas",
  "Agnes Grey and Fifty Shades of Grey",
  "The Boy in the Striped Pyjamas",
  "The Colour of Magic",
  "Three Colours: Blue",
  "Miami Vice, and vice versa",
  "An evening at the Globe Theatre",
  "Centre Court and the Centre Pompidou",
  "Under Armour cap",
  "Kitchen torch for a crème brûlée, and a tiki torch",
  "Torch songs of the thirties",
  "Jumper wires and jumper leads",
  "A show jumper and her horse",
  "Indian sweets for Diwali",
  "Limestone pavement",
  "Camp cot",
  "Tap dance shoes, a flat cap and rubber boots",
  "Exercise, advertise, surprise, improvise, promise",
  "Four hours of flour, sour and tour",
  "Captain Pants and the Rocket Men",
  "They said “my favourite colour is grey, 30 cm”",
  "35 mm film and a 50 mm lens, 40 mm watch",
  "Model X-30 cm, HX-500 ml and EOS 5D",
  "4G phone, Type 4C hair and a 3D printer",
  "Turns through 180 degrees",
  "5 km to a marathon, then 10 km",
  "Sixteen tracks, 180 gram vinyl",
  "Scales that weigh to 0.1 g",
  "Dry backpack, 30 L",
  "60 m/s and 300 g/m2",
  "Width of 4 cm (1.6 in)",
  "1:72 scale, size 38, No. 5",
])("nothing changes in: %s", (text) => {
  expect(american(text)).toBe(text);
});

test.each([
  ["30 cm", "12 in"],
  ["a 20 cm bowl", "an 8 in bowl"],
  ["End-Grain Board, 30 x 23 x 3 cm", "End-Grain Board, 12 x 9 x 1.2 in"],
  ["10, 13 and 16 cm tall", "3.9, 5 and 6.5 in tall"],
  ["25 cm in black steel", "10 inches in black steel"],
  ["Adjusts from 60 to 140 cm", "Adjusts from 24 to 55 in"],
  ["Whisky Glasses, Set of 2, 19 cl", "Whisky Glasses, Set of 2, 6.5 fl oz"],
  ["500 ml", "17 fl oz"],
  ["Three Fruit Cordials, 3 x 350 ml", "Three Fruit Cordials, 3 x 12 fl oz"],
  ["Seven bars, 7 x 50 g, about 1.6 kg", "Seven bars, 7 x 1.8 oz, about 3.5 lb"],
  ["4-litre pot of 2 litres", "4.2-quart pot of 2.1 quarts"],
  ["2-litre dry bag", "2-liter dry bag"],
  ["Rated to 100 m", "Rated to 330 ft"],
  ["Beam to 200 metres", "Beam to 660 feet"],
  ["Range 15 km, 40 km/h", "Range 9.5 mi, 25 mph"],
  ["Washable at 60 °C, or at 30°C", "Washable at 140 °F, or at 86°F"],
  ["Reads from -50C to 300C", "Reads from -58F to 570F"],
  ["Machine washable at 40 degrees", "Machine washable at 104 degrees"],
  ["From 26 December to 1 January 1960", "From December 26 to January 1, 1960"],
])("%s is told as %s", (metric, expected) => {
  expect(american(metric)).toBe(expected);
});

test("the table has the words that differ, none of them twice told", () => {
  const words = americanWords();
  expect(words.size).toBeGreaterThan(80);
  for (const [british, one] of words) {
    expect(british).toBe(british.toLowerCase());
    expect(one).not.toBe("");
  }
});

test("a page of texts costs little", () => {
  const page =
    "A grey torch in brushed aluminium, 30 x 20 cm, with a strap for the rucksack. ".repeat(400);
  american(page);
  const begin = performance.now();
  american(page);
  expect(performance.now() - begin).toBeLessThan(200);
});

/**
 * What things about the house, the kitchen and the garden are called: the names of each drawing of
 * db/pictures/drawings, in the singular. `name@a|b` counts only for ideas whose picture is `a` or `b`.
 */
export const HOME_NAMES = {
  apron: "apron, smock, tabard",
  armchair: "armchair, chair, recliner, sofa, seat@cushion, gaming chair, beanbag, bean bag",
  axe: "axe, hatchet, tomahawk, billhook, splitter, maul, adze",
  "art-supplies": "palette",
  baking:
    "cupcake, cake tin, cake stand, cake mould, cake turntable, cookie cutter, biscuit cutter, muffin, piping set, piping bag, icing set, whoopie, macaron mat, bundt, bundt pan, cake topper",
  barbecue: "barbecue, bbq, grill, smoker, griddle, fire grill, braai, hibachi, yakitori, kamado",
  barware:
    "cocktail shaker, shaker, shaker set, cocktail set, cocktail kit, jigger, bar set, mixing glass, muddler, coupe, cocktail glass, martini glass, cocktail, mixology set, bar tool, bar tools, mocktail",
  basket: "basket, trug, creel, willow basket, pannier basket, bread basket",
  bath: "bath bomb, bath salt, bath flake, bath set, bath rack, bath tray, bath caddy, bath bridge, bath tea, bath oil, bath melt, foot spa, bath toy, bath pillow, bathtub, ice bath, hot tub",
  bedding:
    "bedding, bedding set, duvet, duvet cover, duvet set, sheet set, bed linen, fitted sheet, topper@cushion|blanket, mattress, mattress topper, bed@cushion|blanket, sleep system, flannel sheet, bed frame",
  beehive: "beehive, hive, skep, hive kit, nucleus box, bee house, apiary",
  beer: "beer, ale, lager, tankard, beer glass, beer mug, pint glass, stein, stout, ipa, beer kit, brewing kit, brew kit, beer case, beer box, craft beer, beer selection, cider, pint, fermenter, brewing, homebrew, keg, growler",
  "bird-feeder":
    "bird feeder, feeder, seed feeder, nut feeder, bird table, bird bath, suet, bird food, bird seed, mealworm, feeding station, hummingbird feeder",
  birdhouse:
    "birdhouse, nest box, nesting box, bird box, bat box, bug hotel, insect hotel, bee hotel, hedgehog house, nest pocket, swift box, owl box, bird house, bug house, bee brick, ladybird house, butterfly house, squirrel box",
  biscuits:
    "biscuit, cookie, shortbread, cracker@hamper|kitchen-tools|cookware, gingerbread, biscotti, oatcake, brownie, flapjack, wafer, stroopwafel, macaron, biscuit tin, wagashi, mithai, oat bar, rice cracker, speculoos, lebkuchen, snack, popcorn, nut, crisp, snack box, snack parcel, pretzel, mooncake, baklava, pineapple tart",
  blanket: "blanket, throw, quilt, afghan, bedspread, coverlet, plaid",
  bonsai: "bonsai, bonsai tree, bonsai kit, penjing, little tree",
  bottle:
    "water bottle, bottle@bottle|backpack|running|bicycle|climbing, flask, vacuum flask, tumbler@bottle, hydration bottle, canteen, insulated bottle, shaker bottle, drinks bottle, thermos, insulated flask, sports bottle",
  "bottle-set":
    "bottle@barware|craft-kit|keepsake|wine, scent bottle, apothecary bottle, bitter, cocktail bitter, infusion kit, essence, essential oil, fragrance oil, dropper, tincture, ink bottle, atomiser, syrup, cordial, shrub, tonic, tonic water, mixer, maple syrup, spirit, gin, whisky, whiskey, rum, vodka, tequila, mezcal, bourbon, brandy, cognac, liqueur, sake, mead, armagnac, absinthe, soju, scotch, miniature@bottle|barware, dram, botanical spirit, kombucha, soda, aperitif, vermouth, single malt, malt, gin set, gin kit, whisky set, rum set, scotch regions, vinegar@bottle",
  bouquet:
    "bouquet, flower, posy, flower subscription, cut flower, dried flower, tulip, wreath, flower crown, letterbox flower, buttonhole, corsage, rose@plant|vase|keepsake, lily, sunflower, peony, stem, forever rose, garland@plant|vase",
  bowl: "bowl, ramen bowl, rice bowl, noodle bowl, mixing bowl, salad bowl, singing bowl, matcha bowl, chawan, tureen, quaich, ramekin, pudding basin, basin, soup bowl, serving bowl, nesting bowl, dish@cookware|kitchen-tools|vase, fruit bowl, banneton bowl, porringer, suiban, yarn bowl",
  bread:
    "bread, loaf, sourdough, bread tin, loaf tin, banneton, proving basket, bread box, bread bin, bread kit, sourdough kit, sourdough starter, focaccia, brioche, challah, proving box, bread lame, baguette, baguette tray, hot cross bun, bun, bagel, rye, bread maker, flour, dough scraper, toast, toaster, crumpet, naan",
  cactus: "cactus, cacti, succulent, aloe, echeveria, lithop",
  cake: "cake, cake slice, loaf cake, fruit cake, birthday cake, sponge, cheesecake, victoria sponge, panettone, stollen, simnel, tart, tarte, torte, gateau, christmas cake, madeira cake, parkin, pie, pudding, gugelhupf, lamington",
  candle:
    "candle, tea light, tealight, scented candle, candle jar, wax melt, melt, pillar candle, pillar@candle, beeswax candle, votive, candle gift, candle tin, incense, oil burner, wax burner, taper",
  candlestick:
    "candlestick, candle holder, candelabra, candelabrum, menorah, hanukkiah, chamberstick, tea-light holder, tealight holder, kinara, advent candle, hurricane lamp, wall sconce, candle stand, diya, candle snuffer, dinner candle",
  canister:
    "canister, tin@tea|coffee|kitchen-tools|cookware|hamper, tea caddy, caddy@tea, storage tin, crock@kitchen-tools|cookware, storage jar, cookie jar, biscuit barrel, pantry jar, bin@kitchen-tools, compost caddy, treat jar, compost bin, treat tin, fermentation crock, crock",
  cheese:
    "cheese, cheddar, brie, stilton, blue cheese, cheese selection, cheese box, cheese board, cheese set, cheese knife set, raclette, fondue, cheese kit, cheese making kit, cheese hamper, cheese crate, gouda, parmesan, mozzarella kit, fondue set, cheese press, cheese wheel",
  "chef-knife":
    "knife@kitchen-tools|cookware|hamper|barware, chef knife, kitchen knife, paring knife, santoku, nakiri, gyuto, bread knife, carving knife@kitchen-tools, carving set, cleaver, knife set, knife block, boning knife, oyster knife, steak knife, knife roll, knife rack, cheese knife, sashimi knife, sharpener@kitchen-tools, whetstone, sharpening stone, utility knife, filleting knife, fillet knife, knife sharpener, honing steel, mezzaluna, table knife",
  chocolate:
    "chocolate, truffle, praline, chocolate bar, chocolate box, bonbon, easter egg, chocolate egg, fudge, cocoa, hot chocolate, cacao, bean-to-bar, chocolate library, ganache, chocolate maker, milk chocolate, dark chocolate, couverture",
  "chopping-board":
    "chopping board, cutting board, carving board, serving board, bread board, cheese board@kitchen-tools, board@kitchen-tools|cookware|hamper, butcher block, platter@kitchen-tools, pizza board, charcuterie board, grazing board, paddle board@kitchen-tools, pizza peel",
  clock:
    "alarm clock, alarm, timer, kitchen timer, stopwatch, wake-up light, sunrise alarm, mantel clock, carriage clock, table clock, travel clock, chess clock, desk clock, time circuits, interval timer",
  coffee:
    "coffee, espresso, coffee cup, espresso cup, flat white, coffee set, cold brew, percolator, coffee dripper, dripper, pour-over set, latte, cappuccino, tamper, coffee course, v60, pour-over, portafilter, milk pitcher, coffee scale, cold-brew",
  "coffee-bag":
    "coffee bag, coffee bean, coffee beans, coffee selection, ground coffee, coffee subscription, coffee library, coffee crate, green coffee, origin, coffee flight, coffee tasting, bean@coffee, coffee box, drip coffee bag, single-origin coffee, coffee sampler, decaf",
  cookbook: "cookbook, recipe book, recipe journal, recipe folder, recipe card, recipe box",
  cookware:
    "casserole, casserole dish, dutch oven, cocotte, saucepan, stockpot, pot@cookware, tagine, slow cooker, pressure cooker, rice cooker, steamer@cookware, cookware set, pan set, stock pot, donabe, clay pot, pan@cookware, pressure canner, hot pot, cauldron@cookware, couscoussier, air fryer, multi-cooker, cataplana, soup maker, lidded pan",
  crate:
    "crate, wooden crate, tuck box, storage crate, apple crate, toy chest, chest@art-supplies|tools|craft-kit, storage box, blanket box, bottle crate, planting crate, storage trunk, ottoman, war chest, toy box",
  cup: "cup, travel cup, reusable cup, keep cup, teacup, beaker, kiddush cup, stacking cup, sippy cup, egg cup, collapsible cup, camping cup, paper cup, masu, ice-cream tub",
  cushion:
    "cushion, pillow, bolster, pouffe, pouf, cushion cover, pillowcase, lumbar pillow, neck pillow, seat pad, floor cushion, headrest, body pillow, travel pillow, zafu, pillow case, hop pillow",
  decanter: "decanter, carafe, claret jug, wine aerator, decanter set, aerator",
  "fern-terrarium":
    "terrarium, bottle garden, cloche@plant, terrarium kit, vivarium, moss, jar garden, wardian case, paludarium, formicarium, ant farm, glass dome, dome@keepsake|plant",
  firewood:
    "fire pit, firewood, log@lantern|tools, fire bowl, fire basket, kindling, log burner, campfire, chiminea, fire set, companion set, fireside set, log store, fire starter, fire steel, ferro rod, bellow, stove, camping stove, hearth set, tinder, fireplace",
  fountain:
    "fountain, water feature, garden fountain, cat fountain, water fountain, solar fountain, tabletop fountain",
  fruit:
    "fruit, fruit box, fruit basket, fruit tree, apple tree, lemon tree, citrus, date, fruit platter, berry, orchard, fig, mango, dried fruit, apple, cherry, tomato, vegetable, veg box, pear, fruit crate, pumpkin",
  "frying-pan":
    "frying pan, skillet, wok, saute pan, crepe pan, paella pan, paella, tawa, omelette pan, griddle pan, comal, sizzle platter, karahi, grill pan, crepe maker, waffle maker, waffle iron, takoyaki pan, blini pan, tamagoyaki pan, plancha, waffle",
  "garden-chair":
    "deckchair, garden chair, camping chair, lounger, sun lounger, folding chair, director chair, chair@tent|garden-tools|swim|fishing, garden seat, beach chair, garden bench, kneeler, garden kneeler",
  "garden-gloves":
    "gardening glove, garden glove, work glove, gauntlet@garden-tools|clothing, glove@garden-tools|tools, rose glove, hedging mitt, oven glove, gauntlet glove, grip glove, rigger glove, welding glove, tig glove, carver glove, fencing glove, oven mitt, mitt",
  "garden-obelisk": "obelisk, trellis, plant support, garden arch",
  "garden-tools":
    "trowel, garden fork, hand fork, spade, rake, hoe, dibber, garden tool, garden tools, weeder, hori hori, bulb planter, shovel, garden set, soil knife, garden tool set, edging iron, edger, lawn aerator, shear@garden-tools, lawn edging shear, sieve@garden-tools, tool set@garden-tools, soil tester, soil scoop, wheelbarrow, transplanter, planting set",
  greenhouse:
    "greenhouse, cold frame, propagator, mini greenhouse, polytunnel, grow house, cloche, grow tent, heated propagator, grow light",
  hamper:
    "hamper, picnic hamper, picnic basket, food hamper, picnic set, picnic box, picnic, food box, larder, pantry box@hamper, supper box, meal kit, breakfast box, charcuterie, salami, ham, antipasti, tapas, deli box, cured meat, biltong, jerky, fish box, sardine, smoked salmon, caviar, pate, picnic rug hamper, parcel@hamper, selection@hamper",
  hammock:
    "hammock, hanging chair, swing chair, hammock chair, garden swing, swing, swing seat, rope swing, tree swing",
  "hand-bell":
    "bell, hand bell, dinner bell, school bell, cow bell, tibetan bell, doorbell, altar bell, sleigh bell, ship bell, bell set, tingsha",
  "hot-sauce":
    "hot sauce, chilli sauce, sauce, chilli oil, ketchup, bbq sauce, sriracha, chilli, chilli kit, hot sauce kit, pepper sauce, salsa, mustard, harissa, gochujang, mole, marinade, barbecue sauce, soy sauce, soy",
  hourglass: "hourglass, sand timer, egg timer, sand glass, sand picture",
  "ice-cream":
    "ice cream, ice-cream, ice-cream maker, gelato, sorbet, ice-cream set, ice lolly, ice-cream kit, lolly mould, ice-cream tub, ice pop, sundae, kulfi, ice-cream scoop, frozen yogurt",
  jar: "jar, honey, jam, marmalade, preserve, chutney, mason jar, kilner jar, honey jar, honeycomb, honey set, pickle, pickling kit, fermenting kit, nut butter, honey dipper, jam pan, lemon curd, curd, food jar, pesto, kimchi, ginger, relish, caramel, miso, cut comb, honey library, olive, tapenade, preserving set, ghee, tahini",
  jug: "jug, pitcher, creamer, milk jug, water jug, ewer, measuring jug, frothing jug, milk pail, gravy boat, sauce boat, watering jug",
  kettle: "kettle, gooseneck kettle, camp kettle, electric kettle, tetsubin, samovar, kelly kettle",
  "kitchen-tools":
    "utensil, utensil set, whisk, spatula, ladle, spoon, wooden spoon, rolling pin, peeler, grater, garlic press, tongs, kitchen tool, measuring spoon, measuring cup, spurtle, corer, zester, mandoline, can opener, pasta tool, cooking spoon, turner, skimmer, butter dish, cutlery, cutlery set, chopstick, fork, gnocchi board, spiraliser, nutcracker, pasta maker, pasta machine, pasta kit, salad spinner, colander",
  lamp: "lamp, desk lamp, table lamp, floor lamp, night light, nightlight, bedside lamp, reading light, reading lamp, light@lamp, lampshade, lava lamp, mood lamp, daylight lamp, lamp kit, projector lamp, moon lamp, book light, standard lamp, clip light, ring light, light box, lightbox, sad lamp, therapy lamp, daylight panel, salt lamp, banker lamp, task lamp, magnifying lamp, sunset lamp, led panel, key light",
  lantern:
    "lantern, solar lantern, camping lantern, hurricane lantern, storm lantern, paper lantern, garden light, solar light, camping light",
  mirror:
    "mirror, make-up mirror, hand mirror, compact mirror, vanity mirror, shaving mirror, pocket mirror, travel mirror, looking glass, wall mirror, gazing ball",
  "moka-pot":
    "moka pot, moka, stovetop espresso, coffee maker, cafetiere, french press, coffee pot, coffee machine, espresso machine, espresso maker, aeropress, coffee press, siphon, chemex, coffee brewer, brewer@coffee, ibrik, cezve, coffee grinder, grinder@coffee, dallah, milk frother, frother, coffee roaster, roaster",
  mortar:
    "mortar, pestle, spice grinder, molcajete, suribachi, mill@kitchen-tools, pepper mill, salt mill, salt and pepper, grinder@kitchen-tools, grain mill, pepper grinder, peppermill, nutmeg grinder",
  mug: "mug, enamel mug, travel mug, coffee mug, mug set, tea mug, camp mug, insulated mug, kuksa, camping mug, mug warmer, heated mug, stoneware mug, thermal mug",
  mushroom:
    "mushroom, mushroom kit, mushroom growing kit, mushroom log, toadstool, fungi, mushroom knife, oyster mushroom, foraging knife",
  "neon-sign":
    "neon sign, neon, neon light, led sign, cinema lightbox, open sign, lit sign, light-up sign, neon heart",
  "oil-bottle":
    "olive oil, oil@kitchen-tools|hamper|bottle|cookware, vinegar, balsamic, oil bottle, oil set, dressing@hamper|kitchen-tools, oil can, cooking oil, truffle oil, vanilla, extract, walnut oil, rapeseed oil",
  "pet-bowl":
    "pet bowl, dog bowl, cat bowl, food bowl, slow feeder, dog treat, cat treat, dog biscuit, dog chew, treat@dog|cat, lick mat, puzzle feeder, water bowl@dog|cat, pet feeder, automatic feeder, dog cake, bone, treat jar@dog|cat, snuffle mat, bowl@dog|cat, feeder@dog|cat, treat box@dog|cat, cake@dog|cat, dog hamper",
  pizza:
    "pizza, pizza oven, pizza stone, pizza kit, pizza steel, pizza cutter, pizza wheel, pizza set, dough kit, oven@barbecue|cookware",
  plant:
    "plant, houseplant, house plant, planter, plant pot, pot plant, orchid, fern, monstera, herb, herb garden, herb kit, tree@plant, grow kit, growing kit, pot@plant|garden-tools, flowerpot, seedling, bulb, air plant, kokedama, plug plant, climber, shrub@plant, plant stand, fuchsia, hydrangea, lavender, chilli plant, bulb kit, carnivorous plant, garden kit, plant subscription, indoor garden, salad kit, microgreen, hydroponic kit, hydroponic garden, olive tree, grow-your-own kit, sprouter, venus flytrap, grove, window box, cress",
  plate:
    "plate, dinner plate, side plate, platter, plate set, dinner set, dinnerware, wall plate, thali, charger plate, saucer, crockery, seder plate, cake plate, dinner service, tableware, tableware set, trinket dish, ring dish, dessert plate, spoon rest, dish, tapas plate, picnic plate, coaster, slate coaster",
  rug: "rug, carpet, doormat, door mat, prayer mat, prayer rug, floor mat, play mat, bath mat, sheepskin, runner@blanket|cushion, sheepskin rug, playmat, mat@blanket|car|baby, door-mat, sajjadah",
  scales:
    "kitchen scale, scale@kitchen-tools|baking|gadget|coffee, weighing scale, digital scale, precision scale, luggage scale, baking scale, balance@kitchen-tools|science-kit, pocket scale, bathroom scale, coin scale, scale@keepsake",
  secateurs:
    "secateur, pruner, garden shear, lopper, garden snip, snip@garden-tools|plant, pruning shear, grape shear, flower scissor, bonsai shear, topiary shear, hedge shear, pruning set, pruning saw, snip, bonsai tool, bonsai set",
  "seed-packet":
    "seed, wildflower, wildflower seed, seed packet, seed box, seed kit, seed collection, seed set, seed tin, packet@plant, seed bomb, seed ball, sunflower kit, seed library, seed advent calendar, bulb collection, meadow mix, meadow, green manure, mix@plant, seed club, wildflower mix",
  shelf:
    "shelf, bookshelf, bookcase, wall shelf, floating shelf, shelf unit, picture ledge, ledge, book ledge, spice shelf, shelving, shelf set, plate rack, display shelf, bookend, book end, book trough, book stand, book rest, lectern, record shelf, shoe rack, wine rack, rack@frame|kitchen-tools|wine|record, book trolley, book nook, book tower",
  skincare:
    "skincare set, face cream, hand cream, moisturiser, balm, lip balm, serum, cleanser, body lotion, body oil, shampoo, face mask, cream, cream@skincare, lotion, shaving set, beard oil, hand balm, foot cream, skincare, make-up, make-up set, nail polish, nail set, mascara, lipstick, eyeshadow, face oil, scrub, body wash, perfume, fragrance, cologne, eau de toilette, sun cream, body butter, hand wash, face paint, massage oil, sheet mask, shower gel, lip oil, manicure set, grooming kit, grooming set, toner",
  soap: "soap, soap bar, bar soap, shaving soap, soap making kit, soap kit, soap set, soap dish, shampoo bar, soap mould, soap stamp, guest soap, bubble bath, soap base",
  "spice-jars":
    "spice, spice jar, spice rack, spice set, spice box, spice tin, spice blend, spice kit, masala dabba, salt, seasoning, herb and spice, curry kit, curry, rub, spice collection, spice library, pepper, peppercorn, saffron, sea salt, salt set, finishing salt, dukkah, umami, rub set, furikake, spice tiffin, tea and spice",
  stool:
    "stool, footstool, step stool, bar stool, side table, milking stool, camping stool, wobble stool, piano stool, bench@yoga, meditation bench, drum throne, folding stool, kneeling chair, foot rest, footrest, piano bench, meditation stool",
  "string-lights":
    "string light, fairy light, festoon light, light string, festoon, light chain, christmas light, curtain light, light garland, twinkle light, light strip, led strip, strip@lamp",
  sweets:
    "sweet, sweet jar, sweet box, candy, humbug, liquorice, gummy, gum, gumball machine, marshmallow, toffee, lollipop, jelly bean, jelly, turkish delight, nougat, pick and mix, candyfloss, candyfloss machine, mint, boiled sweet, pear drop, aniseed ball, sherbet, rock@hamper, chew@hamper, caramel@chocolate, jelly baby, sugared almond, pick-and-mix, fruit paste, butterscotch",
  tea: "teapot, tea set, tea pot, tea kit, matcha set, matcha kit, matcha, afternoon tea, tea service, tea cup, tea cosy, tea infuser, infuser, tea strainer, gongfu set, gongfu, tea ceremony, cream tea, gaiwan, kyusu, tea pet, tea tray, chai kit, chai, tea for one",
  "tea-box":
    "tea, tea box, tea chest, tea selection, loose leaf tea, tea bag, teabag, tea sampler, tea taster, tea library, green tea, black tea, herbal tea, tea subscription, infusion, tea tin, tea collection, tisane, oolong, earl grey, darjeeling, rooibos, tea flight, chest@tea, selection@tea, yerba mate",
  thermometer:
    "thermometer, meat thermometer, probe thermometer, hygrometer, weather thermometer, probe, temperature gun, sugar thermometer, oven thermometer, soil thermometer, thermostat, thermo-hygrometer, infrared thermometer, jam thermometer, moisture meter",
  towels:
    "towel, bath towel, beach towel, hand towel, tea towel, bath sheet, flannel, face cloth, towel set, changing towel, hooded towel, changing robe towel, gym towel, golf towel, travel towel, muslin, napkin, kitchen cloth, cloth@kitchen-tools|bath, hammam towel, dishcloth, beeswax wrap, wash cloth",
  tray: "tray, serving tray, lap tray, breakfast tray, butler tray, bed tray, valet tray, catch-all, lap desk, desk tray",
  tumbler:
    "tumbler, glass@barware|bottle, whisky glass, highball, hi-ball, hiball, glass tumbler, lowball, rocks glass, water glass, glassware set, glass set, drinking glass, ice ball mould, ice mould, juice glass, gin glass, shot glass, whisky stone, ice cube tray, iced tea glass, lemonade, juicer, smoothie maker, blender, juice, ice bucket, pilsner glass, snifter, glassware, glass",
  vase: "vase, bud vase, flower vase, ikebana vase, amphora, ginger jar, urn, pot@vase, ikebana set, ikebana, centrepiece, flower frog, kenzan, porcelain, stoneware, studio pottery, raku, pottery, ceramic, ceramics, reed diffuser, diffuser@vase|candle",
  "wall-clock":
    "clock, wall clock, cuckoo clock, kitchen clock, station clock, pendulum clock, world clock, clock kit, longcase, sundial, tide clock, clock movement",
  "watering-can":
    "watering can, watering set, mister, plant mister, hose, garden hose, irrigation kit, sprinkler, watering kit, water can, plant waterer, watering globe, watering spike",
  wellingtons:
    "wellington, welly, wellington boot, rain boot, gumboot, garden clog, clog, wellies, wader, muck boot, garden boot, boot jack, boot pull, boot scraper",
  wine: "wine, wine set, red wine, white wine, sparkling wine, champagne, prosecco, cava, port, sherry, wine gift, wine case, wine box, wine tasting, vineyard, wine course, wine club, cremant, wine flight, wine chiller, wine cooler, wine tasting kit, corkscrew, wine opener, wine stopper, madeira, burgundy, riesling, rioja, bordeaux, wine trio, english fizz, fizz, claret, vintage@wine, natural wine, orange wine, wine preserver, bottle stopper, wine library, waiter friend",
  "wine-glass":
    "wine glass, goblet, champagne flute, flute@wine|barware, champagne saucer, wine goblet, stemware, glass@wine, burgundy glass, chalice, stem@wine, port glass, copita, sherry glass, tasting glass, wine glasses, spritz glass, spritz",
} as const;

/**
 * What tools, instruments, papers, screens and things to study are called; as in names-home.ts, the names
 * of each drawing, in the singular. `name@a|b` counts only for ideas whose picture is `a` or `b`.
 */
export const MAKING_NAMES = {
  accordion: "accordion, concertina, melodeon, squeezebox, bandoneon, button box",
  album:
    "album@notebook|frame|book|keepsake, photo album, scrapbook, stamp album, coin album, photo book kit, scrapbook kit, memory album, wedding album, stock book, stockbook, baby album, postcard album",
  "art-supplies":
    "watercolour, watercolour set, watercolor set, paint set, painting set, paint box, paintbox, gouache, pan set@art-supplies, pan@art-supplies, palette, acrylic set, painting kit, paint kit, pigment, watercolour kit, art set@art-supplies, paint palette, watercolour tin, artist set, paint-by-numbers, paint by numbers, diamond painting kit, diamond painting, watercolour box, mica powder",
  barometer:
    "barometer, weather station, altimeter, weather forecaster, storm glass, tide table, rain gauge, gauge@gadget|car|bicycle, anemometer, wind meter, weather glass, aneroid, pressure gauge, rev counter",
  beads:
    "bead, bead kit, mala, rosary, prayer bead, bracelet kit, fuse-bead kit, fuse bead kit, jewellery making kit, jewellery-making kit, jewellery kit, bead set, tasbih, misbaha, friendship bracelet kit, beading kit, seed bead kit, komboloi, chaplet, charm kit, tiara kit, necklace kit, pearl set@craft-kit, loom band, loom band kit, bead assortment, friendship bracelet",
  binoculars:
    "binocular, rangefinder, spotting scope, field glass, opera glass, bird-watching kit, night-vision, night vision, thermal imager, thermal monocular",
  book: "book, annual, novel, paperback, hardback, story book, storybook, first edition, edition@book, facsimile, bible, encyclopaedia, guidebook, hymn book, prayer book, field guide, atlas, activity book, comic, anthology, picture book, dictionary, biography, book subscription, reading subscription, book box, guide@book, yearbook, manga, graphic novel, photo book, boxed set@book, board book, libretto, qur'an, torah, siddur, haggadah, colouring book, sticker book, puzzle book, quiz book, crossword, crossword book, book set, dot-to-dot, flip book",
  "building-blocks":
    "building block, building set, brick set, construction set, brick model, wooden block, block set, bricks, minifigure, building kit, block, baseplate, brick@building-blocks, brick kit, model set, magnetic tile, marble run, brick box",
  buttons:
    "button, button set, button box, badge, badge set, button badge, badge making kit, badge maker, badge kit, patch, patch set, iron-on patch, mission patch, rosette, campaign button, charm patch, scout patch",
  calendar:
    "calendar, planner, year planner, advent calendar, desk calendar, wall planner, wall calendar, diary@calendar, perpetual calendar, season pass, reward chart, fixture list, race entry, entry@calendar, almanac",
  calligraphy:
    "calligraphy, calligraphy set, calligraphy kit, dip pen, dip pen set, quill, quill set, ink set, lettering set, lettering kit, pen and ink set, brush lettering kit, nib, nib set, ink, inkwell, inkstand, inkstone, sumi set, writing slope, calligraphy pen, holder and nib",
  camera:
    "camera, instant camera, film camera, action camera, digital camera, camera kit, pinhole camera, lens@camera|film, lens, dash cam, trail camera, webcam, camcorder, lens kit, cine camera, camera strap, light meter, flash, polaroid, filter set@camera, field camera, camera cage, trail cam, camera filter, nd filter, webcam cover, video doorbell, wildlife camera",
  "candle-making":
    "candle making kit, candle-making kit, candle kit, candle making set, wax melt kit, candle mould, wax kit, candle-making set, beeswax sheet, beeswax kit, soy wax, candle wax, wick, dipping set",
  chisels:
    "chisel, chisel set, gouge, carving tool, carving set, whittling kit, whittling set, whittling knife, wood carving kit, wood carving set, turning tool, lino cutter, linocut kit, linocut set, lino kit, carving kit, carving gouge, skew, hook knife, burin, graver, spoon carving kit, spoon knife, carving knife, mallet@tools|wooden-toy, hand-cut tool, engraving tool, tracing punch, chasing punch, woodcut set, lino set",
  circuit:
    "circuit, electronics kit, circuit kit, electronic kit, microcontroller, raspberry pi, single-board computer, coding kit, starter kit@computer|robot, arduino, soldering kit, circuit board, synth kit, sensor kit, breadboard, logic kit, board computer, development board, computer kit, soldering iron, soldering station, oscilloscope, multimeter, sensor, graphics card, memory@computer, ram, solid-state drive, ssd, drive@computer, processor",
  clay: "clay, modelling clay, clay kit, air-dry clay, polymer clay, polymer clay kit, sculpting kit, sculpture kit, modelling set, sculpting set, sculpting tool, modelling kit, clay set, play dough, dough set, plasticine, plaster, putty, casting kit, slime, slime kit, wax@art-supplies, sculpture set, oil clay, kinetic sand, dough, casting set, plaster kit, impression kit, print kit@keepsake, handprint kit",
  compass:
    "compass, sundial compass, marching compass, pocket compass, gyroscope, orienteering kit, sextant, astrolabe, sighting compass, button compass",
  computer:
    "computer, laptop, laptop stand, screen@computer, monitor, monitor stand, tablet@computer, drawing tablet, graphics tablet, e-reader, ereader, tablet, software, mouse, mouse mat, mouse pad, trackball, desk mat, hub, dock@computer, docking station, reading tablet, note tablet",
  "craft-kit":
    "craft kit, craft box, craft set, papercraft kit, sticker set, sticker, stickers, sticker kit, mosaic kit, felt kit, felting kit, needle felting kit, needle-felting kit, macrame kit, decoupage kit, resin kit, quilling kit, paper craft kit, tie-dye kit, dyeing kit, dye kit, craft subscription, decorating kit, basket kit, basketry kit, card making kit, card-making kit, kirigami kit, string art kit, sun catcher kit, paint your own",
  crystal:
    "crystal, crystal kit, geode, geode kit, mineral, mineral set, amethyst, gemstone, crystal set@fossil|keepsake, gem, quartz, crystal growing kit, crystal-growing kit, mineral kit, specimen@fossil, rock set, rock collection, tumbled stone, opal, stone set@fossil, prism, meteorite, meteorite slice, gem kit, worry stone, rock tumbler, tumbler@science-kit, labradorite",
  drill:
    "drill, cordless drill, driver, drill driver, screwdriver, screwdriver set, bit set, drill bit set, rotary tool, multi-tool kit, impact driver, electric screwdriver, sander, power tool, drill press, engraver, heat gun, glue gun, driver set, engraving pen",
  drone: "drone, quadcopter, drone kit, camera drone, fpv kit, multirotor, tiny drone",
  drum: "drum, snare, snare drum, cajon, djembe, bongo, drumstick, drum kit, practice pad, tongue drum, handpan, bodhran, tabla, drum pad, steelpan, hand drum, timpani, conga, cymbal, drum set, electronic drum, drum key, stick bag, drum stick, cowbell, dholak, dhol, sticks@drum, pad@drum, mallets@drum, beater, taiko, frame drum, darbuka, talking drum, drum practice pad, steel drum, steel pan, tenor drum, drumstick bag, rain stick, gong, clave, castanet, maraca, shaker@drum, percussion set, udu",
  easel:
    "easel, table easel, canvas, painting easel, box easel, canvas set, canvas panel, blank canvas, canvas board, field easel, pochade box, floor easel, chalkboard, whiteboard, blackboard, slate@art-supplies, pochade, drawing board, doodle board, stretched canvas",
  embroidery:
    "embroidery, embroidery kit, embroidery hoop, cross-stitch, cross-stitch kit, cross stitch, cross stitch kit, cross-stitch set, needlepoint, needlepoint kit, tapestry kit, sashiko, sashiko kit, embroidery set, crewel kit, crewelwork kit, stitching kit, goldwork kit, embroidered hoop, hoop@sewing, punch needle, punch-needle kit, punch needle kit, sampler kit, stumpwork kit, blackwork kit, hardanger kit, embroidery box, embroidery floss, stitch kit, needlework kit, hoop kit, tapestry, sampler@sewing|yarn, whitework kit, canvaswork kit, frame kit@sewing, floss",
  fabric:
    "fabric, fabric bundle, fat quarter, fat quarters, quarter@sewing, quilt kit, quilting kit, patchwork kit, felt, quilt fabric, bundle@sewing, cloth@sewing, jelly roll, batik, linen@sewing, tweed, liberty print, english paper piecing kit, paper-piecing kit, paper piecing kit, wool felt, wadding, tablecloth, table runner, table set, interfacing, silk@art-supplies, cotton@sewing",
  fan: "fan@gadget|bath|computer|tent, desk fan, electric fan, tower fan, neck fan, pedestal fan, ceiling fan, air purifier, air cooler, dehumidifier, humidifier, air circulator, handheld fan, cooling fan, hand-held fan, camping fan, case fan, stovetop fan, fume extractor, hairdryer, hair dryer, heater",
  film: "film, movie night kit, clapperboard, blu-ray, dvd, box set@film, 4k disc, cinema box, film box, animation kit, stop-motion kit, animation studio, film set, movie night, complete series, film subscription, streaming subscription, series@film, collection@film, steelbook, disc@film, film-night box, cine film, reel@film",
  flute:
    "flute, piccolo, clarinet, oboe, penny whistle, tin whistle, fife, whistle@keepsake|record|drum, low whistle, concert flute, irish flute, reed@drum|tools|keepsake, reed set, bassoon, bansuri, shakuhachi, uilleann pipe, bagpipe, practice chanter, chanter, mouthpiece@tools|drum|keepsake, duduk, pan pipe, panpipe, shawm, native flute",
  fossil:
    "fossil, ammonite, trilobite, fossil kit, fossil set, dig kit, shell, tooth, shark tooth, amber, excavation kit, specimen set, fossil hunting kit, shell set, insect specimen, bone set, fossil tooth, seashell, petrified wood, dig set",
  "greeting-card":
    "greeting card, birthday card, card set@notebook|art-supplies|pen, notecard, note card, card pack, thank-you card, thank you card, postcard, postcards, writing set, letter writing set, writing paper, notelet, envelope, card and envelope, stationery set, stationery box, letter set, stationery, letter subscription, card box, correspondence card, letter paper, letter, invitation, airmail set, pop-up card, love letter, notepaper, letter paper set, card subscription",
  guitar:
    "guitar, ukulele, banjo, mandolin, bass guitar, electric guitar, acoustic guitar, guitar stand, guitar strap, capo, plectrum, pick@guitar, guitar pedal, pedal@guitar, guitar string, ukulele set, sitar, lute, bass, guitar kit, guitar hanger, string@guitar, strings@guitar, bouzouki, effects pedal, guitar pick, pick set, slide@guitar, balalaika, resonator, lyre, harp, dulcimer, kalimba, autoharp, zither, guitar tuner, clip-on tuner, tuner, tuner@guitar, dobro, oud, kantele, koto, guitar case, pickup, stratocaster",
  "hand-plane":
    "hand plane, block plane, plane@tools|wooden-toy, spokeshave, smoothing plane, router plane, jack plane, jointer, drawknife, scraper@tools, plough plane, cabinet scraper",
  "hand-saw":
    "saw, hand saw, handsaw, saw set, tenon saw, pull saw, fret saw, coping saw, bow saw, dovetail saw, fretsaw, pruning saw, folding saw, saw guide, piercing saw, marquetry saw, scroll saw, japanese saw, ryoba, dozuki, mitre box, piercing saw frame",
  harmonica: "harmonica, blues harp, mouth organ, harmonica set, melodica, kazoo, jaw harp",
  headphones:
    "headphone, earbud, earphone, ear defender, ear plug, earplug, earmuff@headphones, in-ear monitor, sleep headphone, ear protector, headphone stand, noise-cancelling headphone, headphone amplifier, plug@headphones, hearing protector, headphone amp, headphone subscription, audiobook, audiobook subscription, audiobook credit, audiobook membership, credit@headphones, membership@headphones, podcast subscription, in-ear",
  headset:
    "headset, gaming headset, vr headset, conference headset, aviation headset, boom headset, intercom, hearing loop",
  keyboard:
    "keyboard@computer|gadget, mechanical keyboard, keycap, keycap set, macro pad, typewriter, keyboard kit, resin keycap, key cap, split keyboard, numeric pad, switch tester, shortcut remote, shortcut keypad, stream deck",
  lace: "lace, lace kit, bobbin lace kit, lace bobbin, lace pillow, bobbin, tatting kit, lace making kit, lacemaking kit, tatting shuttle, tatting set, lace set, lace starter, netting kit, needle lace kit",
  "leather-tools":
    "leather kit, leather tool, leathercraft kit, leather working kit, leather craft kit, leatherwork kit, leather set, stitching pony, pricking iron, leather tool set, leather hide, strop, leather strop, leathercraft set, wallet kit, stitching iron, edge beveller, stamping set, saddler clam, leather stamp, veg-tan leather",
  loom: "loom, weaving loom, table loom, tapestry loom, rigid heddle loom, weaving kit, weaving set, inkle loom, frame loom, shuttle, peg loom, lap loom, heddle, warp, knitting loom, tablet weaving kit, rag rug kit, rug hooking kit, rug kit, latch hook kit, latch-hook kit, rug making kit, tufting kit, tufting gun, loom kit, warping board, warping frame, weaving shuttle, potholder loom",
  magazine:
    "magazine, magazine subscription, subscription@book|notebook, quarterly, journal subscription, comic subscription, fanzine, zine, programme@keepsake|record|ball, issue, gazette, catalogue, periodical, weekly, monthly, comic book, programme, magazine file, brochure, programme set",
  magnet:
    "magnet, magnet set, magnet kit, fridge magnet, magnetic toy, ferrofluid, magnet fishing kit, fishing magnet, magnetic words, magnetic poetry, magnetic letter, magnetic putty",
  magnifier:
    "magnifier, magnifying glass, loupe, hand lens, hand magnifier, page magnifier, dome magnifier, reading glass, detective kit, visor magnifier, linen tester, head magnifier, bug viewer, triplet, magnifying visor, jeweller loupe, stereo viewer, bar magnifier, headband magnifier, sheet magnifier, fingerprint kit, spy kit",
  map: "map, scratch map, wall map, folded map, road map, ordnance map, street map, town map, map print, pushpin map, push-pin map, treasure map, tube map, map set, travel map, trail map, map case, world map, antique map, cork map, chart@globe|wall-art, map poster, wine map, whisky map, city map, walking map, travel pinboard, map measurer, relief map, historical map, old map",
  metronome: "metronome, pendulum metronome, wind-up metronome",
  microphone:
    "microphone, mic, karaoke, karaoke machine, karaoke set, karaoke microphone, podcast kit, vocal kit, condenser, megaphone, voice recorder, recorder@headphones, field recorder, voice amplifier, condenser microphone, dynamic microphone, podcast studio, microphone arm, pop filter, pop shield, audio interface, interface, mixer@speaker|headphones, portable recorder, mixing desk, voice changer",
  microscope:
    "microscope, pocket microscope, microscope kit, microscope set, digital microscope, slide set, slide@science-kit, field microscope, stereo microscope, microscope slide, prepared slide",
  newspaper:
    "newspaper, news digest, front page, newspaper book, newspaper subscription, original newspaper, paper@book, digest, front pages, news sheet",
  notebook:
    "notebook, journal, diary, logbook, sketchbook, log book, guest book, notepad, memory book, folder, folio, planner book, writing journal, sketch book, scorebook, scorecard book, ledger, log, record book, exercise book, dot journal, bullet journal, travel journal, clipboard, portfolio, organiser@notebook, visitors book, baby book, memo pad, pad@notebook, binder, field journal, reading journal, jotter, address book, question book, prompt journal, nature journal, composition book, birthday book, manuscript book, keepsake book, workbook, gratitude journal, commonplace book, score pad, score book, garden journal, five-year diary, bookbinding kit, bookbinding set, book press, life story book, fill-in book, file@notebook, record@notebook",
  origami:
    "origami, origami kit, origami set, origami paper, washi, paper crane, folding paper, washi paper, paper pack, paper set, chiyogami, paper folding kit, handmade paper, marbled paper, paper plane kit",
  "paint-brushes":
    "brush@art-supplies, brush set, paintbrush, paint brush, brush roll, brush pot, mop brush, brushes@art-supplies, miniature brush, detail brush, brush washer, watercolour brush, sable brush, airbrush, airbrush kit, miniature brush set, mop brushes",
  "paint-tubes":
    "paint tube, oil paint, oil paint set, acrylic paint, acrylic paint set, acrylic, oil colour, gouache tube, paint@art-supplies|craft-kit, model paint, miniature paint, fabric paint, printing ink, screen printing kit, screen-printing kit, printmaking kit, marbling kit, marbling set, oil set@art-supplies, block printing kit, silk painting kit, glass paint, paint pack, enamel@art-supplies, ink roller, block-printing kit, brayer, lettering enamel, tube@art-supplies, stencil, stencil set, spray paint, bath paint, finger paint, gel plate, face painting kit, body paint, face paint kit",
  pen: "pen, fountain pen, rollerball, ballpoint, pen set, pen case, biro, pen stand, pen tray, pen roll, glass pen, stylus, desk pen, 3d pen, pen rest, pen box",
  pencils:
    "pencil, pencil set, coloured pencil, colouring pencil, pencil case, marker, marker set, felt tip, crayon, pastel, pastel set, charcoal, charcoal set, drawing set, sketching set, drawing kit, sketching kit, brush pen, highlighter, pencil tin, pencil pot, chalk, chalk set, chalk pastel, oil pastel, fineliner, drawing pencil, graphite set, colouring set, pencil roll, pen pot, colour pencil, colours@art-supplies, crayons, soft pastel, pencil sharpener, eraser, ruler, bath crayon, pavement chalk, colour swatch, paint stick, stationery kit, graphite, alcohol marker, sharpener",
  "phone-stand":
    "phone stand, tablet stand, phone holder, phone dock, phone mount, charging stand, phone grip, bedside dock, phone case, phone, smartphone, mobile phone, phone lens, phone tripod, page turner, mount@gadget|car, phone clip, phone cradle, phone safe, phone arm",
  photograph:
    "photograph, photo print, print@camera, photo@frame|keepsake, photo set, signed photograph, photo kit, polaroid print, photo magnet, photo strip, photo prints, signed photo, autograph, autographed photo, cyanotype kit, sun print kit, sun-print kit, darkroom kit, photo box, photo tile, slide viewer, stereoview, negative, portrait session, sitting@camera, photo session, shoot@camera, digitising voucher, film roll, 35mm film, instant film, roll@camera, photo cube, photo garland, photo clip, developing kit",
  planet:
    "planet, solar system, orrery, planet model, planetarium, solar system model, planet set, solar-system kit, planet lamp, moon model, astronaut food, solar system kit, galaxy projector, star projector, planet print, solar system mobile, armillary sphere, armillary",
  poster:
    "poster, scratch poster, film poster, gig poster, wall hanging, tour poster, banner, bunting, wall scroll, scratch-off poster, pennant, film-poster, tea towel@wall-art, tapestry@wall-art, chart, wall chart, height chart, concert poster, vintage poster, school chart, travel poster, bucket list, family tree, colouring poster, timeline, hanging, advent banner, noren, thangka, kakemono, theatre poster, periodic table",
  "pottery-wheel":
    "pottery wheel, potter wheel, pottery kit, pottery set, wheel@art-supplies, banding wheel, pottery tool, glaze set, glaze, pottery tools, underglaze, kiln, throwing set, pottery tool set, ceramic tool, raku kit, turning tools, underglaze pencil",
  "power-bank":
    "power bank, charger, battery pack, solar charger, wireless charger, charging pad, battery, charging station, power station, cable@gadget|computer, cable, portable charger, solar panel, extension lead, adaptor, adapter, travel adaptor, travel adapter, plug@gadget|tools, charging dock, charging cable, rechargeable battery, smart plug, power supply, panel charger, jump starter, hand-crank charger, wind-up charger",
  printer:
    "printer, photo printer, label printer, label maker, 3d printer, printing press, letterpress, label writer, instant printer, tabletop press, cutting machine, die-cutting machine, scanner@camera|gadget, photo scanner, filament, laminator, typesetting kit, film scanner, vinyl cutter, laser engraver, die-cutter, document scanner, adana",
  projector:
    "projector, home cinema projector, mini projector, star light projector, slide projector, film projector, projector screen, night-sky projector, overhead projector, magic lantern, night projector, viewer@film",
  radio:
    "radio, dab radio, wind-up radio, walkie-talkie, walkie talkie, radio kit, receiver, shortwave radio, aerial, scanner@speaker|headphones|plane, transceiver, handheld radio, morse key, crystal radio, music player@speaker, two-way radio, antenna, sdr kit, digital radio, streamer, cassette player, cassette recorder, handset, baby monitor, crystal set, radio set, sdr receiver, portable radio, cd player, transistor radio, marine radio, tuner@speaker, radio scanner, morse oscillator, ham radio",
  record:
    "record, vinyl, lp, soundtrack, turntable, record player, album@record, cd, box set@record, single, record clock, record set, double lp, record cleaner, twelve-inch, slipmat, stylus@record, record bag, record box, record subscription, 7-inch, 12-inch, cassette, vinyl set, box@record, compilation, recording, song, download@record, record weight, cd set, cartridge@record, record brush, record cleaning kit, live album, disc@record, playlist, double vinyl, music box disc, vinyl brush, album set",
  recorder:
    "recorder@drum|keepsake|record|guitar, treble recorder, descant recorder, ocarina, tenor recorder, crumhorn, recorder set, sopranino recorder, bass recorder, clay whistle",
  robot:
    "robot, robot kit, robotic arm, robot arm, coding robot, robot dog, robot pet, robotics kit, robot toy, mecha, gunpla, mech, transformer, robot set, battle bot, hexapod, automaton, automata kit, gundam, walking robot",
  rocket:
    "rocket, rocket kit, model rocket, water rocket, space shuttle, rocket model, rocket set, bottle rocket, stomp rocket, rocket launcher, moon rocket, shuttle@building-blocks, air rocket, space set, lander",
  "rubber-stamps":
    "rubber stamp, stamp set, stamping kit, stamp kit, stamper, stamp@art-supplies|craft-kit|pen|book|notebook, ink pad, ink stamp, address stamp, library stamp, block print set, name stamp, stamp@craft-kit, stamping set, stamp carving kit, printing block, print block, embossing powder, printing set, embosser, date stamp, clear stamp, die set, label kit, bookplate, stamping platform, wooden stamp",
  saxophone: "saxophone, sax, saxophone strap, alto sax, saxophone set, tenor saxophone, sax stand",
  "science-kit":
    "chemistry set, science kit, chemistry kit, experiment kit, test tube, lab kit, science set, volcano kit, lab@science-kit, laboratory set, beaker@science-kit, experiment set, test kit, dna kit, water testing kit, erlenmeyer, perfume kit, perfume making kit, fragrance kit, flask@science-kit, lab set, perfume-making kit, biology kit, physics kit, forensics kit, graduated cylinder, fizzing kit, potion@science-kit, distillation kit, chromatography kit, lab coat, slime lab, experiment",
  scissors:
    "scissor, embroidery scissor, dressmaking shear, shear@sewing|tools, craft knife, paper cutter, rotary cutter, fabric shear, pinking shear, trimmer@art-supplies, tailor shear, thread snip, paper scissor, snips, nail scissor, craft scissor, dressmaker shear, paper trimmer, guillotine, precision knife, cutting mat, cutting mat set, barber scissor, wool shear, decoupage scissor, hair scissor, tailoring shear, seam ripper, sheep shear",
  sewing:
    "sewing machine, overlocker, mini sewing machine, serger, embroidery machine, quilting machine, dress form, tailor dummy, sewing course, sewing pattern, dressmaking kit, pattern@sewing, sewing table, presser foot, overlock machine, walking foot, sewing pattern set, mannequin, tailor ham",
  "sewing-box":
    "sewing box, sewing kit, sewing basket, thread set, thread box, thread, needle case, needle set, pin cushion, pincushion, needle@sewing, mending kit, darning kit, thimble, needle book, haberdashery box, sewing set, project bag, darning set, darning mushroom, darning loom, thread rack, sewing tin, sewing caddy, needle minder, wonder clip, pin dish, needle threader, hand sewing kit, notions, notion set, sewing notions, needle felting set, thread collection, visible mending kit, boro kit, sewing project, tailor set",
  "sheet-music":
    "sheet music, songbook, score, music book, hymnal, tune book, sheet music book, piano book, manuscript paper, manuscript, music stand, music paper, study score, vocal score, full score, piano album, music folder, music dictionary, tunebook, tutor book, method, method book, song book, hymn sheet, duet book, duet, study book, fake book, real book, music theory, solos, music pad, manuscript pad, flashcards@piano, repertoire, sonata, tab book, chord book, playalong book",
  speaker:
    "speaker, bluetooth speaker, soundbar, amplifier, bookshelf speaker, smart speaker, sound system, audio system, portable speaker, party speaker, hi-fi, subwoofer, sound bar, amp, guitar amp, busker amp, jukebox, white-noise machine, sound machine, noise machine, boombox, studio monitor, music system, speaker set, speaker kit, monitor@speaker, bass amp, turntable speaker, music streamer, valve, preamp, speaker stand, loudspeaker, music player, phono stage, white noise machine, horn speaker, story player, audio player, gramophone, phonograph, waterproof speaker",
  "spinning-wheel":
    "spinning wheel, drop spindle, spindle, spinning kit, spindle kit, drum carder, hand carder, carder, niddy noddy, fibre, roving, wool top, wool tops, drop spindle kit, spindle set, fleece@yarn, wool winder, yarn winder, yarn swift, swift@yarn, skein winder, e-spinner, wool comb, combed top, batt, distaff, spinning fibre, hand cards, blending board, lazy kate, yarn ball winder, raw fleece, fibre box, hackle",
  "stained-glass":
    "stained glass, stained-glass kit, stained glass kit, suncatcher, suncatcher kit, glass painting kit, glass kit, glass panel, leaded glass, fused glass kit, stained-glass panel, stained-glass set, glass cutter, glass fusing kit, glass set@art-supplies, mosaic, mosaic set, venetian smalti, smalti, glass rod, fusing kit, window cling, glass tile, glass tiles, window film",
  "star-map":
    "star map, star chart, planisphere, constellation print, star wheel, night sky print, constellation map, star atlas, star print, night-sky print, sky chart, star finder, sky map, moon map, moon chart, celestial chart, constellation chart, moon phase chart, birth chart, lunar map",
  synthesiser:
    "synthesiser, synthesizer, synth, digital piano, keyboard@piano, midi keyboard, midi controller, stage piano, groovebox, drum machine, sampler@drum|speaker, sampler@piano, stylophone, theremin, piano keyboard, roll-up piano, electronic keyboard, controller keyboard, sequencer, looper, pad controller, dj controller, dj deck, controller@drum|speaker, modular synth, portable keyboard, eurorack, beat machine, mixer deck, loop pedal",
  tambourine: "tambourine, pandeiro, riq, timbrel, daf",
  "tape-measure":
    "tape measure, measuring tape, laser measure, steel rule, tape@tools, laser level, calliper, spirit level, micrometer, marking gauge, digital calliper, set square, combination square, try square, measuring wheel, height gauge, layout tool, level, feeler gauge, rule@tools, square@tools, dial gauge, sliding bevel, laser distance meter, string line, protractor, slide rule, dividers, marking knife",
  telescope:
    "telescope, refractor, reflector@telescope, dobsonian, telescope kit, monocular, eyepiece, spyglass, star tracker, barlow lens, telescope set, smart telescope, solar telescope, solar filter, finderscope, eyepiece set, telescope mount, nebula filter, astrograph, barlow, finder scope, star diagonal",
  tools:
    "tool, tool kit, toolbox, tool box, tool set, tool roll, hammer, spanner, wrench, pliers, plier, spanner set, socket set, multi-tool, workbench, vice, clamp, tool belt, tool chest, anvil, toolkit, repair kit, allen key set, hex key set, mallet, hammer set, tool bag, tool case, hand tool, rasp, file@tools, files@tools, file set, nipper, nippers, cutter@tools, lathe, jig, work bench, holdfast, bench hook, tool cabinet, ratchet, bench vice, bike tool, bicycle tool, tool tin, tweezer set, tweezer, tweezers, pin vice, torque wrench, wire cutter, crimping tool, lever, crowbar, bench block, sledge, engineer square, tongs@tools, tool wall, pegboard, mole grip, magnetic wristband, tool rail, tool tote, snap, stapler, parts tray, bench mat, assembly mat, glue, workshop kit, nut driver, bike repair kit, puncture kit, mini tool, pipe wrench, wire stripper, plating kit, oiler, pump@bicycle|tools, floor pump, track pump, mini pump, work stand, repair stand",
  tripod:
    "tripod, monopod, gimbal, camera stand, gorillapod, tripod head, mini tripod, ball head, slider, camera slider, selfie stick, travel tripod, video head, camera rail, focusing rail, macro rail, head@camera, pole@camera, camera arm, video light stand, boom arm, stand@camera, tripod kit, rail@camera, phone gimbal, arm@camera",
  trumpet:
    "trumpet, cornet, bugle, trombone, tuba, french horn, flugelhorn, horn@drum|keepsake, euphonium, brass mute, mute@tools|drum, practice mute, hunting horn, tenor horn, pocket trumpet, fanfare trumpet, post horn, vuvuzela, mute, sackbut, serpent, trumpet stand, didgeridoo, trumpet mute, alphorn, valve oil, coach horn",
  violin:
    "violin, viola, cello, double bass, fiddle, rosin, violin bow, cello bow, bow@violin, fiddle bow, shoulder rest, viola case, violin case, nyckelharpa, cello strap, bow hair, violin outfit, hardanger fiddle, violin string, viol, viola da gamba, erhu, hurdy-gurdy, chin rest, cello case, violin set, violin stand, endpin anchor, endpin stop",
  "wax-seal":
    "wax seal, wax seal kit, sealing wax, seal kit, wax stamp, letter opener, wax seal set, seal set, seal@pen|craft-kit, sealing-wax set, sealing kit, seal stamp, wax sealing kit, paper knife, signet seal, sealing wax set, letter knife, desk seal",
  xylophone:
    "xylophone, glockenspiel, marimba, vibraphone, metallophone, chime bar, tubular bell, music maker@wooden-toy, handbell set, percussion table, boomwhacker, child glockenspiel, handchime, wind chime, chime",
  yarn: "yarn, wool, knitting kit, crochet kit, crochet hook, knitting needle, knitting set, crochet set, yarn set, needle@yarn, hook@yarn, hook set, yarn box, yarn bundle, skein, sock yarn, knitting box, crochet pattern, amigurumi kit, amigurumi, blanket kit, scarf kit, hat kit, needle set@yarn, circular needle set, interchangeable needle, interchangeable set, arm knitting kit, cone@yarn, yarn subscription, wool pack, knitting pattern, pom-pom, pom-pom maker, pom-pom kit, pom-pom set, stitch marker, row counter, mini-skein, mini skein set, blocking mat, blocking set, beanie kit, knitting bag, jumper kit, sock kit, mitten kit, sock blocker, granny square kit, crochet bundle, yarn pack, knit kit, hand-dyed yarn, stitch marker set, colourwork kit, shawl kit, pom-pom farmyard kit, needle roll, yarn cake, embroidery wool",
} as const;

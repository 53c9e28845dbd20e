const slugs = (list: string) => new Set(list.trim().split(/\s+/));

/** Interests in animals that live with somebody. */
export const PETS = slugs(`
  dogs puppies cats rabbits guinea-pigs-and-hamsters pet-birds parrots budgies tortoises reptiles snakes axolotls ferrets
  pet-rats dachshunds greyhounds whippets labradors lurchers golden-retrievers corgis-and-pugs bearded-dragons
  canaries-and-finches keeping-chickens keeping-ducks horses ponies donkeys alpacas sheep-and-goats koi-keeping tarantulas
  stick-insects frogs hedgehogs gundog-training icelandic-horses heavy-horses
`);

/** Interests in animals, whoever has them. */
export const ANIMALS = new Set([
  ...PETS,
  ...slugs(`
    wildlife owls foxes bats whales-and-dolphins penguins elephants big-cats bears otters sloths wolves badgers squirrels
    seals sea-turtles seabirds birdwatching deer-stalking goat-keeping sheep-keeping pig-keeping farm-animals hummingbirds
    peafowl turkeys-and-guinea-fowl wildlife-rehabilitation hamsters sharks-and-sea-creatures dinosaurs
  `),
]);

/** Interests in what somebody has who tends it. */
export const POSSESSIONS = slugs(`
  gardening vegetable-growing canal-boating caravanning-and-motorhomes van-life smallholding beekeeping piano classic-cars
  motorcycles tractors-and-steam
`);

/** Interests in a part of the world. */
export const PLACES = slugs(`
  travel city-breaks usa-travel new-york safaris france paris italy spain greece germany scandinavia scotland ireland wales
  london japan china india-travel australia-and-new-zealand mexico canada portugal iceland thailand cornwall yorkshire
  chicago-city liverpool-city shetland-islands alaska isle-of-man national-parks seaside mountains caribbean-food cajun-and-creole polish-food
`);

/** Whether interests are nothing but parts of the world. */
export const areOnlyPlaces = (slugs: string[]): boolean =>
  slugs.length > 0 && slugs.every((slug) => PLACES.has(slug));

import type { WordTexts } from '../topics.ts';

export const moreEnglishWords: WordTexts = {
  animals: `
    lion leopard cheetah panther jaguar monkey gorilla baboon buffalo bison antelope gazelle moose reindeer ferret
    weasel beaver hamster gerbil walrus seal cobra python viper gecko iguana tortoise frog toad newt pigeon sparrow
    robin raven crow owl stork swan duck turkey ostrich flamingo pelican seagull woodpecker trout herring tuna squid
    shrimp crab oyster mussel wasp hornet mosquito`,
  food: `
    orange pear plum apricot mango papaya pineapple strawberry blueberry blackberry coconut date fig lime grapefruit
    celery lettuce radish turnip parsley basil thyme rosemary oregano barley wheat rice maize oats lentil chickpea
    bean pea beef lamb chicken bacon sausage ham fish soup stew salad pasta pizza curry jam syrup cream custard
    cookie muffin waffle pretzel`,
  nature: `
    hill lake pond stream brook delta lagoon bay gulf cape coast shore dune oasis plain prairie tundra savanna
    steppe plateau ridge summit slope cave cavern rock stone sand clay soil dust mud rain snow hail sleet fog mist
    dew ice wind gale hurricane tornado sun star galaxy meteor eclipse sky horizon dawn dusk oak pine birch cedar
    elm rose lily orchid violet ivy moss fern`,
  home: `
    sofa armchair bench stool shelf cupboard cabinet mattress quilt sheet rug doormat lampshade lantern torch
    bulb switch socket radiator heater stove oven fridge sink tap bath shower mug cup saucer bowl jug pan pot lid
    knife fork whisk ladle tray jar bottle corkscrew iron vacuum duster mop brush comb razor soap candlestick vase
    clock frame nail screw spanner pliers saw drill`,
  city: `
    road avenue lane alley square corner roundabout signpost kerb gutter lamppost crossroads junction bus taxi train
    metro ferry lorry van scooter motorbike garage petrol parking depot platform ticket shop supermarket butcher
    grocer florist barber tailor cafe pub kiosk mall gallery cathedral temple chapel monastery abbey court embassy
    parliament townhall college nursery gym pool park quay dock pier warehouse mill flat`,
};

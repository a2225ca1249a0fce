import type { WordTexts } from './topics.ts';

export const englishWords: WordTexts = {
  animals: `
    otter: A playful mammal that swims in rivers and cracks shells on its belly
    falcon: A fast bird of prey with pointed wings
    camel: A desert animal that stores fat in its hump
    salmon: A fish that swims up rivers to lay its eggs
    beetle: An insect whose hard front wings cover the back ones
    turtle: A slow reptile that carries a shell
    spider: A creature with eight legs that spins webs
    donkey: A grey relative of the horse with long ears
    lizard: A small reptile that can lose its tail
    rabbit: A burrowing animal with long ears and a short tail
    heron: A tall wading bird that spears fish
    badger: A striped night animal that digs setts`,
  food: `
    bread: A loaf baked from flour, water and yeast
    honey: A sweet food that bees make
    pepper: A spice that makes you sneeze
    cheese: A food made from curdled milk
    lemon: A sour yellow fruit
    carrot: An orange root that grows under the ground
    butter: Cream that was churned until it became solid
    noodle: A long strip of dough that is boiled
    garlic: A bulb of cloves with a strong smell
    almond: An oval nut used for marzipan
    olive: A small fruit pressed for its oil
    ginger: A hot root used in tea and biscuits`,
  nature: `
    river: Fresh water that flows to the sea
    forest: A large area covered with trees
    thunder: The noise that follows lightning
    island: Land with water on all sides
    desert: A dry region with hardly any rain
    valley: Low land between hills
    meadow: A field of grass and flowers
    glacier: A slow river of ice
    comet: A body of ice and dust with a glowing tail
    coral: Tiny sea animals that build reefs
    breeze: A light wind
    volcano: A mountain that can erupt`,
  home: `
    window: An opening with glass that lets in light
    pillow: You rest your head on it at night
    kettle: It boils water for tea
    mirror: It shows your reflection
    carpet: A soft covering for the floor
    candle: A stick of wax with a wick
    drawer: A box that slides out of a table
    ladder: Two rails with rungs between them
    blanket: A warm cover for a bed
    hammer: A tool for driving nails
    basket: A container woven from strips
    lamp: It lights a room`,
  city: `
    bridge: It carries a road over a river
    market: A place with stalls where people buy and sell
    museum: A building where art or old things are shown
    station: Trains stop here
    library: A place that lends books
    harbour: Ships are safe here
    tower: A tall and narrow building
    school: Children learn here
    street: A road with houses along it
    garden: Land for growing flowers and vegetables
    theatre: Plays are performed here
    bakery: A shop that sells loaves and rolls`,
};

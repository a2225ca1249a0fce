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
    badger: A striped night animal that digs setts
    eagle: A large bird with keen sight on many coats of arms
    tiger: A big cat with stripes
    zebra: It looks like a horse in stripes
    panda: A black and white eater of bamboo
    koala: It sleeps in eucalyptus trees
    whale: The largest animal in the sea
    shark: A fish with rows of sharp teeth
    snail: It carries its house slowly
    goose: A farm bird that honks
    sheep: It gives wool
    horse: It is ridden with a saddle
    mouse: A small rodent that likes grain
    hedgehog: It rolls up into a ball of spines
    squirrel: It buries nuts for the winter
    penguin: A bird that swims but cannot fly
    dolphin: A clever sea mammal that leaps
    octopus: It has eight arms and no bones
    giraffe: It has the longest neck of all
    elephant: The heaviest animal on land
    crocodile: A reptile with powerful jaws
    kangaroo: It hops and has a pouch
    peacock: A bird that fans out its tail
    parrot: A bird that can copy speech
    swallow: A bird that nests under eaves and flies south
    lobster: A sea creature with two large claws
    butterfly: It was once a caterpillar
    ladybird: A red beetle with black spots
    cricket: An insect that chirps on summer evenings`,
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
    ginger: A hot root used in tea and biscuits
    apple: A fruit that keeps the doctor away
    banana: A yellow fruit that is peeled
    cherry: A small red fruit with a stone
    grape: Wine is made from it
    melon: A large juicy summer fruit
    peach: A fuzzy fruit with a stone
    onion: A bulb that makes cooks cry
    potato: It becomes chips
    tomato: The red base of ketchup
    cabbage: It is shredded for coleslaw
    spinach: Leafy greens rich in iron
    pumpkin: It is carved for Halloween
    mushroom: A fungus with a stem and a cap
    cucumber: It becomes a gherkin
    yogurt: Milk thickened by bacteria
    sugar: It sweetens coffee
    vinegar: A sour liquid for dressings
    mustard: A hot yellow paste for sausages
    chocolate: A sweet made from cocoa
    pancake: A flat cake fried in a pan
    omelette: Beaten eggs fried and folded
    sandwich: Two slices with a filling
    biscuit: It is dunked in tea
    pastry: Dough for pies and tarts
    cinnamon: A sweet spice from bark
    saffron: The costliest spice, from crocuses
    walnut: A nut that looks like a small brain
    raspberry: A soft red fruit on thorny canes`,
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
    volcano: A mountain that can erupt
    mountain: Climbers want to reach its top
    waterfall: A river that drops over a cliff
    rainbow: Seven colours after a shower
    lightning: A flash in a storm
    sunrise: The beginning of a day
    autumn: The season when leaves fall
    winter: The coldest season
    spring: The season of blossom
    summer: The warmest season
    planet: It travels round a star
    moon: It causes the tides
    cloud: It floats above and may bring rain
    storm: Strong wind with heavy rain
    canyon: A deep gorge cut by a river
    cliff: A steep face of rock by the sea
    beach: Sand between land and sea
    ocean: The largest body of water
    swamp: Wet ground where mosquitoes breed
    jungle: A thick tropical wood
    acorn: The fruit of an oak
    maple: A tree whose leaf is on a flag
    willow: A tree with drooping branches by water
    daisy: A small white flower on lawns
    tulip: A spring flower from Holland
    pebble: A small round stone
    feather: It keeps a bird warm
    shadow: It follows you in the sun
    frost: Thin white ice on a cold morning`,
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
    lamp: It lights a room
    table: People eat at it
    chair: It has a back and four legs
    curtain: Cloth that is drawn at night
    cushion: It makes a sofa softer
    wardrobe: Clothes hang in it
    bookcase: Shelves for novels
    fireplace: Logs burn in it
    chimney: Smoke leaves through it
    ceiling: It is above your head indoors
    kitchen: The room where meals are cooked
    bathroom: The room with a tub
    bedroom: The room where you sleep
    staircase: It leads to the floor above
    doorbell: Visitors ring it
    keyhole: A small opening in a lock
    scissors: Two blades for cutting paper
    needle: It pulls thread through cloth
    button: It closes a shirt
    umbrella: It keeps you dry in the rain
    toaster: It browns slices
    freezer: It keeps peas below zero
    teapot: It has a spout and a lid
    spoon: Soup is eaten with it
    plate: A flat dish
    bucket: It carries water by its handle
    broom: It sweeps the floor
    sponge: It soaks up water
    towel: It dries you after a shower
    alarm: It wakes you in the morning`,
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
    bakery: A shop that sells loaves and rolls
    hospital: Doctors and nurses work here
    airport: Planes take off here
    cinema: Films are shown here
    hotel: Travellers stay the night here
    church: A building with a steeple and bells
    mosque: A place of prayer with a minaret
    castle: A fortress with a moat
    palace: The home of a king or queen
    prison: Criminals are locked up here
    factory: Goods are made here in large numbers
    pharmacy: It sells medicine
    restaurant: Meals are served here by waiters
    stadium: Thousands watch matches here
    fountain: Water jets up in a square
    statue: A figure of stone or bronze
    tunnel: A road under a mountain
    subway: Trains that run under the streets
    tram: It runs on rails along the road
    bicycle: It has two wheels and pedals
    traffic: Many cars make it heavy
    crossing: Pedestrians reach the other side here
    pavement: People walk on it beside the road
    skyscraper: A building with very many floors
    university: Students earn degrees here
    playground: It has swings and a slide
    zoo: Animals are kept here for visitors
    office: People work at computers here
    bank: It lends money and pays interest
    canal: A waterway dug by people
    lighthouse: It guides ships at night`,
};

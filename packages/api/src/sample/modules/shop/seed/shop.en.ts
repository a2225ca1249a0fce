import { shopOf } from './products.ts';

export const shop = () =>
  shopOf({
    products: [
      [
        'The Quiet Harbour',
        'A novel about a lighthouse keeper, a lost boat and the winter that changed a small town. 312 pages, paperback.',
      ],
      [
        'Bread for Beginners',
        'Forty loaves that work in a home oven, from a first flatbread to sourdough. With pictures of every step.',
      ],
      [
        'Atlas of the Night Sky',
        'Star charts for each month, drawn for the naked eye and for binoculars. Large format, with a red-light bookmark.',
      ],
      [
        'Ten Small Monsters',
        'A picture book to count and laugh with, for readers from three years. Thick pages, rounded corners.',
      ],
      [
        'Linen shirt “Coast”',
        'Washed linen that stays cool in summer and softens with every wash. Regular fit, buttons of corozo nut.',
      ],
      ['Wool scarf “Fjord”', 'Knitted from soft lambswool, two metres long. Does not scratch, and keeps its shape.'],
      [
        'Rain jacket “Puddle”',
        'Waterproof and windproof, with taped seams and reflective strips. Sleeves that can be lengthened as children grow.',
      ],
      ['Canvas sneakers “Harbour”', 'Organic cotton canvas on a natural rubber sole. They can be resoled.'],
      ['Sun hat “Meadow”', 'Braided straw with a wide brim and a ribbon inside that adjusts the size.'],
      [
        'Canvas backpack “Trail”',
        'Room for 22 litres, a padded sleeve for a 15-inch laptop and two bottle pockets. Waxed canvas that sheds rain.',
      ],
      [
        'Desk lamp “Heron”',
        'A hinged lamp with warm and cool light in five steps. Uses 8 watts and remembers its last setting.',
      ],
      ['Headphones “Tide”', 'Closed headphones with noise cancelling, 40 hours per charge and replaceable ear pads.'],
      ['Pocket radio “Marconi Bay”', 'FM and digital radio in a wooden case. Runs for 20 hours on one charge.'],
      [
        'Glass kettle “Geyser”',
        'Heats 1.2 litres to one of six temperatures and keeps it there for half an hour. Quiet, without plastic inside.',
      ],
      [
        'Watch “Meridian”',
        'A slim watch with a sapphire glass and a strap that changes without tools. Waterproof to 50 metres.',
      ],
      ['Wooden train “Little Express”', 'Beech wood and water-based colours. The wagons couple with magnets.'],
      ['Building blocks “Bright City”', 'Sixty blocks of maple in five shapes, with a cotton bag. From 18 months.'],
      ['Kite “Swallow”', 'Flies from the lightest breeze on. With a 40-metre line and a bag.'],
      ['Spinning top “Comet”', 'Turned from lime wood. It hums while it spins.'],
    ],
    reviews: [
      'Better than in the picture, and it arrived quickly.',
      'Good quality for the price.',
      'I use it every day and would buy it again.',
      'A gift that was loved from the first minute.',
      'Fine, but I expected a little more.',
    ],
    authors: ['Noor A.', 'Emil K.', 'Sanne V.', 'Tarek M.', 'Yuki T.', 'Inès B.'],
  });

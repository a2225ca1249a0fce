/**
 * Units as exact ratios to the base unit of their quantity: `id|symbol|ratio`, where the ratio is a decimal or two with a
 * slash. From the SI brochure (9th edition), NIST Special Publication 811 and IEC 80000-13.
 */
import type { Fraction } from '../../../../exact/fraction.ts';
import { divide, fraction, parseDecimal } from '../../../../exact/fraction.ts';

export const kinds = [
  'length',
  'area',
  'volume',
  'mass',
  'temperature',
  'speed',
  'time',
  'pressure',
  'energy',
  'power',
  'force',
  'data',
  'data-rate',
  'angle',
  'frequency',
  'fuel',
] as const;
export type Kind = (typeof kinds)[number];

/** π to 60 digits: quotients of it are right to 50. */
const pi = '3.14159265358979323846264338327950288419716939937510582097494';

const tables: Readonly<Record<Kind, string>> = {
  length: `
    nm|nm|1e-9
    um|µm|1e-6
    mm|mm|0.001
    cm|cm|0.01
    m|m|1
    km|km|1000
    angstrom|Å|1e-10
    mil|mil|0.0000254
    in|in|0.0254
    ft|ft|0.3048
    yd|yd|0.9144
    fathom|fathom|1.8288
    mi|mi|1609.344
    nmi|nmi|1852
    point|pt|0.0254/72
    pica|pc|0.0254/6
    cun|寸|1/30
    chi|尺|1/3
    li|里|500
    au|au|149597870700
    ly|ly|9460730472580800
    parsec|pc|149597870700*648000/π`,
  area: `
    mm2|mm²|1e-6
    cm2|cm²|0.0001
    m2|m²|1
    are|a|100
    ha|ha|10000
    km2|km²|1000000
    in2|in²|0.00064516
    ft2|ft²|0.09290304
    yd2|yd²|0.83612736
    acre|ac|4046.8564224
    mi2|mi²|2589988.110336
    mu|亩|2000/3`,
  volume: `
    ml|ml|1e-6
    cl|cl|1e-5
    dl|dl|0.0001
    l|l|0.001
    cm3|cm³|1e-6
    m3|m³|1
    in3|in³|0.000016387064
    ft3|ft³|0.028316846592
    yd3|yd³|0.764554857984
    tsp-us|tsp (US)|0.00000492892159375
    tbsp-us|tbsp (US)|0.00001478676478125
    floz-us|fl oz (US)|0.0000295735295625
    cup-us|cup (US)|0.0002365882365
    pint-us|pt (US)|0.000473176473
    quart-us|qt (US)|0.000946352946
    gal-us|gal (US)|0.003785411784
    barrel|bbl|0.158987294928
    floz-uk|fl oz (UK)|0.0000284130625
    pint-uk|pt (UK)|0.00056826125
    quart-uk|qt (UK)|0.0011365225
    gal-uk|gal (UK)|0.00454609`,
  mass: `
    ug|µg|1e-9
    mg|mg|1e-6
    g|g|0.001
    kg|kg|1
    tonne|t|1000
    carat|ct|0.0002
    grain|gr|0.00006479891
    oz|oz|0.028349523125
    ozt|oz t|0.0311034768
    lb|lb|0.45359237
    stone|st|6.35029318
    ton-us|ton (US)|907.18474
    ton-uk|ton (UK)|1016.0469088
    liang|两|0.05
    jin|斤|0.5`,
  temperature: `
    K|K|1
    degC|°C|1
    degF|°F|5/9
    degR|°R|5/9`,
  speed: `
    m/s|m/s|1
    km/h|km/h|5/18
    mph|mph|0.44704
    kn|kn|1852/3600
    ft/s|ft/s|0.3048
    c|c|299792458`,
  time: `
    ns|ns|1e-9
    us|µs|1e-6
    ms|ms|0.001
    s|s|1
    min|min|60
    h|h|3600
    d|d|86400
    week|wk|604800
    month|mo|2629746
    year|a|31556952`,
  pressure: `
    Pa|Pa|1
    hPa|hPa|100
    kPa|kPa|1000
    MPa|MPa|1000000
    mbar|mbar|100
    bar|bar|100000
    atm|atm|101325
    at|at|98066.5
    psi|psi|4.4482216152605/0.00064516
    torr|Torr|101325/760
    mmHg|mmHg|133.322387415
    inHg|inHg|3386.388640341`,
  energy: `
    J|J|1
    kJ|kJ|1000
    MJ|MJ|1000000
    Wh|Wh|3600
    kWh|kWh|3600000
    MWh|MWh|3600000000
    cal|cal|4.184
    kcal|kcal|4184
    btu|Btu|1055.05585262
    ftlbf|ft⋅lbf|1.3558179483314004
    erg|erg|1e-7
    eV|eV|1.602176634e-19
    tTNT|t TNT|4184000000`,
  power: `
    mW|mW|0.001
    W|W|1
    kW|kW|1000
    MW|MW|1000000
    GW|GW|1000000000
    hp|hp|745.69987158227022
    PS|PS|735.49875
    btu/h|Btu/h|1055.05585262/3600
    kcal/h|kcal/h|4184/3600`,
  force: `
    N|N|1
    kN|kN|1000
    dyn|dyn|1e-5
    kgf|kgf|9.80665
    lbf|lbf|4.4482216152605
    pdl|pdl|0.138254954376`,
  data: `
    bit|bit|1
    kbit|kbit|1e3
    Mbit|Mbit|1e6
    Gbit|Gbit|1e9
    B|B|8
    kB|kB|8e3
    MB|MB|8e6
    GB|GB|8e9
    TB|TB|8e12
    PB|PB|8e15
    KiB|KiB|8192
    MiB|MiB|8388608
    GiB|GiB|8589934592
    TiB|TiB|8796093022208
    PiB|PiB|9007199254740992`,
  'data-rate': `
    bit/s|bit/s|1
    kbit/s|kbit/s|1e3
    Mbit/s|Mbit/s|1e6
    Gbit/s|Gbit/s|1e9
    B/s|B/s|8
    kB/s|kB/s|8e3
    MB/s|MB/s|8e6
    GB/s|GB/s|8e9
    KiB/s|KiB/s|8192
    MiB/s|MiB/s|8388608
    GiB/s|GiB/s|8589934592`,
  angle: `
    deg|°|1/360
    arcmin|′|1/21600
    arcsec|″|1/1296000
    rad|rad|0.5/π
    mrad|mrad|0.0005/π
    gon|gon|1/400
    turn|tr|1`,
  frequency: `
    Hz|Hz|1
    kHz|kHz|1e3
    MHz|MHz|1e6
    GHz|GHz|1e9
    THz|THz|1e12
    rpm|r/min|1/60`,
  fuel: `
    km/l|km/l|1
    l/100km|l/100 km|100
    mpg-us|mpg (US)|1.609344/3.785411784
    mpg-uk|mpg (UK)|1.609344/4.54609`,
};

/** Kelvins at zero of a scale. */
const zeros: Readonly<Record<string, Fraction>> = { degC: fraction(27315n, 100n), degF: fraction(45967n * 5n, 900n) };

export interface Unit {
  readonly id: string;
  readonly kind: Kind;
  readonly symbol: string;
  readonly ratio: Fraction;
  /** The ratio is a multiple of 1/π, of which only 50 digits are used. */
  readonly hasPi: boolean;
  /** The value of the base unit at zero. @default 0 */
  readonly zero: Fraction;
  /** More is less: litres per 100 km. */
  readonly isInverse: boolean;
}

function ratioOf(text: string): Fraction {
  const [above = '', below = '1'] = text.replace('π', pi).split('/');
  const product = above
    .split('*')
    .map((each) => parseDecimal(each) ?? fraction(0n))
    .reduce((a, b) => fraction(a.n * b.n, a.d * b.d));
  return divide(product, parseDecimal(below) ?? fraction(1n));
}

function unitOf(kind: Kind, line: string): Unit {
  const [id = '', symbol = '', ratio = ''] = line.trim().split('|');
  return {
    id,
    kind,
    symbol,
    ratio: ratioOf(ratio),
    hasPi: ratio.includes('π'),
    zero: zeros[id] ?? fraction(0n),
    isInverse: id === 'l/100km',
  };
}

/** All units, by quantity. */
export const units: readonly Unit[] = kinds.flatMap((kind) =>
  tables[kind]
    .trim()
    .split('\n')
    .map((line) => unitOf(kind, line)),
);

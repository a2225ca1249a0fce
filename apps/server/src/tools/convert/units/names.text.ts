/** Names of units in English, French, Arabic and Chinese, by their ids. */
import { units } from '@apiyard/kernels/tools/convert/units/quantities/quantities';
import type { Text } from '../../../text.ts';

const table = `
nm|nanometre|nanomètre|نانومتر|纳米
um|micrometre|micromètre|ميكرومتر|微米
mm|millimetre|millimètre|مليمتر|毫米
cm|centimetre|centimètre|سنتيمتر|厘米
m|metre|mètre|متر|米
km|kilometre|kilomètre|كيلومتر|千米
angstrom|ångström|ångström|أنغستروم|埃
mil|mil, thousandth of an inch|mil, millième de pouce|مل، جزء من ألف من البوصة|密耳
in|inch|pouce|بوصة|英寸
ft|foot|pied|قدم|英尺
yd|yard|yard|ياردة|码
fathom|fathom|brasse|قامة|英寻
mi|mile|mille (mile)|ميل|英里
nmi|nautical mile|mille marin|ميل بحري|海里
point|typographic point (DTP)|point typographique (PAO)|نقطة طباعية|点（排版）
pica|pica (DTP)|pica (PAO)|بيكا|派卡
cun|cun, Chinese inch|cun, pouce chinois|تسون صيني|寸
chi|chi, Chinese foot|chi, pied chinois|تشي صيني|尺
li|li, Chinese mile|li, mille chinois|لي صيني|里
au|astronomical unit|unité astronomique|وحدة فلكية|天文单位
ly|light-year|année-lumière|سنة ضوئية|光年
parsec|parsec|parsec|فرسخ فلكي|秒差距
mm2|square millimetre|millimètre carré|مليمتر مربع|平方毫米
cm2|square centimetre|centimètre carré|سنتيمتر مربع|平方厘米
m2|square metre|mètre carré|متر مربع|平方米
are|are|are|آر|公亩
ha|hectare|hectare|هكتار|公顷
km2|square kilometre|kilomètre carré|كيلومتر مربع|平方千米
in2|square inch|pouce carré|بوصة مربعة|平方英寸
ft2|square foot|pied carré|قدم مربعة|平方英尺
yd2|square yard|yard carré|ياردة مربعة|平方码
acre|acre|acre|فدان إنجليزي|英亩
mi2|square mile|mille carré|ميل مربع|平方英里
mu|mu, Chinese acre|mu, arpent chinois|مو صيني|亩
ml|millilitre|millilitre|مليلتر|毫升
cl|centilitre|centilitre|سنتيلتر|厘升
dl|decilitre|décilitre|ديسيلتر|分升
l|litre|litre|لتر|升
cm3|cubic centimetre|centimètre cube|سنتيمتر مكعب|立方厘米
m3|cubic metre|mètre cube|متر مكعب|立方米
in3|cubic inch|pouce cube|بوصة مكعبة|立方英寸
ft3|cubic foot|pied cube|قدم مكعبة|立方英尺
yd3|cubic yard|yard cube|ياردة مكعبة|立方码
tsp-us|US teaspoon|cuillère à café américaine|ملعقة شاي أمريكية|美制茶匙
tbsp-us|US tablespoon|cuillère à soupe américaine|ملعقة طعام أمريكية|美制汤匙
floz-us|US fluid ounce|once liquide américaine|أونصة سائلة أمريكية|美制液体盎司
cup-us|US cup|tasse américaine|كوب أمريكي|美制杯
pint-us|US pint|pinte américaine|باينت أمريكي|美制品脱
quart-us|US quart|quart américain|كوارت أمريكي|美制夸脱
gal-us|US gallon|gallon américain|غالون أمريكي|美制加仑
barrel|oil barrel|baril de pétrole|برميل نفط|桶（石油）
floz-uk|UK fluid ounce|once liquide impériale|أونصة سائلة بريطانية|英制液体盎司
pint-uk|UK pint|pinte impériale|باينت بريطاني|英制品脱
quart-uk|UK quart|quart impérial|كوارت بريطاني|英制夸脱
gal-uk|UK gallon|gallon impérial|غالون بريطاني|英制加仑
ug|microgram|microgramme|ميكروغرام|微克
mg|milligram|milligramme|مليغرام|毫克
g|gram|gramme|غرام|克
kg|kilogram|kilogramme|كيلوغرام|千克
tonne|tonne|tonne|طن متري|吨
carat|metric carat|carat métrique|قيراط متري|克拉
grain|grain|grain|حبة|格令
oz|ounce|once|أونصة|盎司
ozt|troy ounce|once troy|أونصة تروي|金衡盎司
lb|pound|livre|رطل|磅
stone|stone|stone|ستون|英石
ton-us|US ton|tonne courte américaine|طن أمريكي|美吨（短吨）
ton-uk|UK ton|tonne longue britannique|طن بريطاني|英吨（长吨）
liang|liang, Chinese ounce|liang, once chinoise|ليانغ صيني|两
jin|jin, Chinese pound|jin, livre chinoise|جين صيني|斤
K|kelvin|kelvin|كلفن|开尔文
degC|degree Celsius|degré Celsius|درجة مئوية|摄氏度
degF|degree Fahrenheit|degré Fahrenheit|درجة فهرنهايت|华氏度
degR|degree Rankine|degré Rankine|درجة رانكين|兰氏度
m/s|metre per second|mètre par seconde|متر في الثانية|米每秒
km/h|kilometre per hour|kilomètre par heure|كيلومتر في الساعة|千米每小时
mph|mile per hour|mille par heure|ميل في الساعة|英里每小时
kn|knot|nœud|عقدة|节
ft/s|foot per second|pied par seconde|قدم في الثانية|英尺每秒
c|speed of light|vitesse de la lumière|سرعة الضوء|光速
ns|nanosecond|nanoseconde|نانوثانية|纳秒
us|microsecond|microseconde|ميكروثانية|微秒
ms|millisecond|milliseconde|مللي ثانية|毫秒
s|second|seconde|ثانية|秒
min|minute|minute|دقيقة|分钟
h|hour|heure|ساعة|小时
d|day|jour|يوم|天
week|week|semaine|أسبوع|周
month|month of a twelfth of a year|mois d’un douzième d’année|شهر يساوي جزءًا من اثني عشر من السنة|月（1/12 年）
year|year of 365.2425 days|année de 365,2425 jours|سنة من 365.2425 يومًا|年（365.2425 天）
Pa|pascal|pascal|باسكال|帕斯卡
hPa|hectopascal|hectopascal|هكتوباسكال|百帕
kPa|kilopascal|kilopascal|كيلوباسكال|千帕
MPa|megapascal|mégapascal|ميغاباسكال|兆帕
mbar|millibar|millibar|مليبار|毫巴
bar|bar|bar|بار|巴
atm|standard atmosphere|atmosphère normale|ضغط جوي قياسي|标准大气压
at|technical atmosphere|atmosphère technique|ضغط جوي تقني|工程大气压
psi|pound per square inch|livre par pouce carré|رطل لكل بوصة مربعة|磅每平方英寸
torr|torr|torr|تور|托
mmHg|millimetre of mercury|millimètre de mercure|مليمتر زئبق|毫米汞柱
inHg|inch of mercury|pouce de mercure|بوصة زئبق|英寸汞柱
J|joule|joule|جول|焦耳
kJ|kilojoule|kilojoule|كيلوجول|千焦
MJ|megajoule|mégajoule|ميغاجول|兆焦
Wh|watt-hour|wattheure|واط ساعة|瓦时
kWh|kilowatt-hour|kilowattheure|كيلوواط ساعة|千瓦时
MWh|megawatt-hour|mégawattheure|ميغاواط ساعة|兆瓦时
cal|thermochemical calorie|calorie thermochimique|سعرة حرارية كيميائية|热化学卡
kcal|kilocalorie|kilocalorie|كيلو سعرة حرارية|千卡
btu|British thermal unit (IT)|unité thermique britannique (IT)|وحدة حرارية بريطانية (IT)|英热单位（IT）
ftlbf|foot-pound force|pied-livre-force|قدم رطل قوة|英尺磅力
erg|erg|erg|إرغ|尔格
eV|electronvolt|électronvolt|إلكترون فولت|电子伏特
tTNT|tonne of TNT|tonne de TNT|طن من مادة TNT|吨 TNT 当量
mW|milliwatt|milliwatt|ملي واط|毫瓦
W|watt|watt|واط|瓦特
kW|kilowatt|kilowatt|كيلوواط|千瓦
MW|megawatt|mégawatt|ميغاواط|兆瓦
GW|gigawatt|gigawatt|غيغاواط|吉瓦
hp|mechanical horsepower|cheval-vapeur britannique|حصان ميكانيكي|英制马力
PS|metric horsepower|cheval-vapeur|حصان متري|公制马力
btu/h|British thermal unit per hour|unité thermique britannique par heure|وحدة حرارية بريطانية في الساعة|英热单位每小时
kcal/h|kilocalorie per hour|kilocalorie par heure|كيلو سعرة حرارية في الساعة|千卡每小时
N|newton|newton|نيوتن|牛顿
kN|kilonewton|kilonewton|كيلونيوتن|千牛
dyn|dyne|dyne|داين|达因
kgf|kilogram-force|kilogramme-force|كيلوغرام قوة|千克力
lbf|pound-force|livre-force|رطل قوة|磅力
pdl|poundal|poundal|باوندال|磅达
bit|bit|bit|بت|比特
kbit|kilobit|kilobit|كيلوبت|千比特
Mbit|megabit|mégabit|ميغابت|兆比特
Gbit|gigabit|gigabit|غيغابت|吉比特
B|byte|octet|بايت|字节
kB|kilobyte, 1000 bytes|kilooctet, 1000 octets|كيلوبايت، 1000 بايت|千字节（1000 字节）
MB|megabyte|mégaoctet|ميغابايت|兆字节
GB|gigabyte|gigaoctet|غيغابايت|吉字节
TB|terabyte|téraoctet|تيرابايت|太字节
PB|petabyte|pétaoctet|بيتابايت|拍字节
KiB|kibibyte, 1024 bytes|kibioctet, 1024 octets|كيبيبايت، 1024 بايت|二进制千字节（1024 字节）
MiB|mebibyte|mébioctet|ميبيبايت|二进制兆字节
GiB|gibibyte|gibioctet|جيبيبايت|二进制吉字节
TiB|tebibyte|tébioctet|تيبيبايت|二进制太字节
PiB|pebibyte|pébioctet|بيبيبايت|二进制拍字节
bit/s|bit per second|bit par seconde|بت في الثانية|比特每秒
kbit/s|kilobit per second|kilobit par seconde|كيلوبت في الثانية|千比特每秒
Mbit/s|megabit per second|mégabit par seconde|ميغابت في الثانية|兆比特每秒
Gbit/s|gigabit per second|gigabit par seconde|غيغابت في الثانية|吉比特每秒
B/s|byte per second|octet par seconde|بايت في الثانية|字节每秒
kB/s|kilobyte per second|kilooctet par seconde|كيلوبايت في الثانية|千字节每秒
MB/s|megabyte per second|mégaoctet par seconde|ميغابايت في الثانية|兆字节每秒
GB/s|gigabyte per second|gigaoctet par seconde|غيغابايت في الثانية|吉字节每秒
KiB/s|kibibyte per second|kibioctet par seconde|كيبيبايت في الثانية|二进制千字节每秒
MiB/s|mebibyte per second|mébioctet par seconde|ميبيبايت في الثانية|二进制兆字节每秒
GiB/s|gibibyte per second|gibioctet par seconde|جيبيبايت في الثانية|二进制吉字节每秒
deg|degree|degré|درجة|度
arcmin|minute of arc|minute d’arc|دقيقة قوسية|角分
arcsec|second of arc|seconde d’arc|ثانية قوسية|角秒
rad|radian|radian|راديان|弧度
mrad|milliradian|milliradian|ملي راديان|毫弧度
gon|gon, gradian|gon, grade|غراد|百分度
turn|turn|tour|دورة|圈
Hz|hertz|hertz|هرتز|赫兹
kHz|kilohertz|kilohertz|كيلوهرتز|千赫
MHz|megahertz|mégahertz|ميغاهرتز|兆赫
GHz|gigahertz|gigahertz|غيغاهرتز|吉赫
THz|terahertz|térahertz|تيراهرتز|太赫
rpm|revolution per minute|tour par minute|دورة في الدقيقة|转每分钟
km/l|kilometre per litre|kilomètre par litre|كيلومتر لكل لتر|千米每升
l/100km|litre per 100 kilometres|litre aux 100 kilomètres|لتر لكل 100 كيلومتر|升每百公里
mpg-us|mile per US gallon|mille par gallon américain|ميل لكل غالون أمريكي|英里每美制加仑
mpg-uk|mile per UK gallon|mille par gallon impérial|ميل لكل غالون بريطاني|英里每英制加仑
`;

const names = new Map(
  table
    .trim()
    .split('\n')
    .map((line) => {
      const [id = '', en = '', fr = '', ar = '', ch = ''] = line.split('|');
      return [id, { en, fr, ar, ch }];
    }),
);

const ids = units.map(({ id }) => id);
export const unitIds = ids as [string, ...string[]];

/** The name of each unit with its symbol. */
export const unitOptions: Readonly<Record<string, Text>> = Object.fromEntries(
  units.map(({ id, symbol }) => {
    const { en = '', fr = '', ar = '', ch = '' } = names.get(id) ?? {};
    return [
      id,
      { en: `${en} (${symbol})`, fr: `${fr} (${symbol})`, ar: `${ar} (${symbol})`, ch: `${ch}（${symbol}）` },
    ];
  }),
);

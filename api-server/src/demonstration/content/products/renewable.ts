import { chemical, equipment } from './builders';

const protection = ['IP54', 'IP65', 'IP66', 'IP67', 'IP68'];

export const renewableProducts = [
  // Renewable Energy
  equipment({
    slug: 'bifacial-solar-module-bf-585',
    subsector: 'renewable-energy',
    name: 'Bifacial Solar Module BF 585',
    picture: 'solar-module',
    description:
      'A glass–glass module of 585 W for open fields, carports and industrial roofs. The n-type cells lose only 0.29 per cent of power per degree, which in May in Rajasthan is worth more than two points of laboratory efficiency. The rear side adds 8 to 14 per cent over light gravel. Two panes of 2 mm toughened glass keep humidity out and the warranty in: 30 years, at least 87.4 per cent.',
    appearance: 'Deep blue-black, clear rear',
    materials: '144 n-type half-cells, 2 × 2 mm toughened glass, anodised aluminium frame',
    grade: 'Class A, tropical',
    benefits:
      'Loses only 0.29 per cent of power per degree. Gains 8 to 14 per cent from its rear side. Withstands salt mist, ammonia and sand by test. Guaranteed to keep 87.4 per cent of its power after 30 years.',
    application: 'Ground-mounted plants with trackers, carports and flat industrial roofs.',
    packaging: 'Pallet',
    ratings: {
      'Nominal power': '585 W (+0 to +3 %)',
      Efficiency: '22.6 %',
      Dimensions: '2,278 × 1,134 × 30 mm',
      'Snow and wind load': '5,400 Pa front, 2,400 Pa rear',
    },
    selects: {
      'Cell type': { value: 'n-type bifacial', options: ['p-type', 'n-type', 'n-type bifacial'] },
      'Protection class': { value: 'IP68', options: protection },
    },
    availability: 'Ex stock',
  }),
  equipment({
    slug: 'single-axis-tracker-st-2p',
    subsector: 'renewable-energy',
    name: 'Single-Axis Tracker ST 2P',
    picture: 'tracker',
    description:
      'A two-in-portrait tracker with one slew drive for 84 modules and posts set 7 m apart. Its controller follows the sun and diffuse sky, turns back to avoid row shading and lays the tables flat when the wind reaches 22 m/s, on its own battery if the grid is gone. The structure is galvanised after fabrication and accepts ground that falls 15 per cent without grading.',
    appearance: 'Galvanised steel structure',
    materials: 'Hot-dip galvanised structural steel, maintenance-free polymer bearings',
    grade: 'Wind zone 5, corrosion class C4',
    benefits:
      'Raises annual yield by 16 to 22 per cent. Stows on its own battery when the grid fails. Accepts slopes of 15 per cent without earthworks. Has one drive for 84 modules and no grease points.',
    application: 'Ground-mounted solar plants from 1 MW, including undulating and flood-prone land.',
    packaging: 'Pallet',
    ratings: {
      'Tracking range': '±55°',
      'Stow wind speed': '22 m/s (three-second gust)',
      'Modules per row': 'Up to 84 in two rows portrait',
      'Design life': '30 years',
    },
    selects: { 'Protection class': { value: 'IP65', options: protection } },
  }),
  equipment({
    slug: 'outdoor-string-inverter-si-125',
    subsector: 'renewable-energy',
    name: 'Outdoor String Inverter SI 125',
    picture: 'inverter',
    description:
      'A 125 kW inverter with six maximum-power trackers that keeps its full rating at 50 °C ambient. Fans are outside the electronics compartment and are changed in two minutes; filters do not exist, because dust never reaches the inside. String current is watched on every input, and a night-time reactive-power mode supports the plant’s power factor after sunset.',
    appearance: 'Light grey cast housing',
    materials: 'Die-cast aluminium, silicon-carbide power stage, film capacitors',
    grade: 'Outdoor, full rating at 50 °C',
    benefits:
      'Keeps its full rating at 50 °C. Has no filter to clean. Finds a weak string by itself. Supports the power factor of the plant at night.',
    application: 'Rooftop and ground-mounted plants from 100 kW to 20 MW.',
    packaging: 'Wooden crate',
    ratings: {
      'Rated power': '125 kW at 50 °C',
      'Maximum efficiency': '98.9 %',
      'DC voltage': '1,100 V',
      'Grid voltage': '3 × 415 V, 50 Hz',
    },
    selects: { 'Protection class': { value: 'IP66', options: protection } },
    availability: '2 to 3 weeks',
  }),
  equipment({
    slug: 'wind-turbine-blade-wb-62',
    subsector: 'renewable-energy',
    name: 'Wind Turbine Blade WB 62',
    picture: 'turbine-blade',
    description:
      'A 62 m blade for turbines of 2.5 to 3.2 MW on low-wind sites. The spar is pultruded carbon, the shell glass and balsa infused in one shot, and the leading edge wears a replaceable polyurethane shield made for dust and monsoon rain. Receptors every ten metres lead lightning to the root. Each blade is weighed, matched in sets of three and delivered with its own moment record.',
    appearance: 'Matt light grey, red tip bands',
    materials: 'Epoxy glass and carbon laminate, balsa core, polyurethane leading edge',
    grade: 'Wind class III A',
    benefits:
      'Adds up to 9 per cent of yield on low-wind sites. Leading-edge shield is replaced on the tower. Matched in sets of three within 0.2 per cent of moment. Lightning protection is tested to the highest level.',
    application: 'New turbines and repowering of machines with rotors of 126 m.',
    packaging: 'Skid',
    ratings: {
      Length: '62.0 m',
      Mass: '13,600 kg ±2 %',
      'Rated tip speed': '82 m/s',
      'Design life': '25 years',
    },
    availability: 'Made to order',
  }),
  chemical({
    slug: 'module-cleaning-concentrate-mc-2',
    subsector: 'renewable-energy',
    name: 'Module Cleaning Concentrate MC 2',
    picture: 'jerrycan',
    description:
      'A neutral, residue-free concentrate for cleaning solar modules by hand, brush or robot. It loosens bird droppings, cement dust and road film at ambient temperature and dries without marks even with hard water. One litre makes 200 litres. Module makers have confirmed that anti-reflective coating, frame seals and junction boxes are unaffected after 600 washes.',
    appearance: 'Clear faintly green liquid',
    form: 'Liquid',
    composition: 'Alkyl polyglucoside, citrate and wetting agent in softened water',
    grade: 'Neutral, pH 7.2',
    solubility: 'Completely soluble in water',
    benefits:
      'Recovers up to 6 per cent of yield in dusty months. Dries without marks in hard water. Makes 200 litres from one. Leaves coatings and seals unharmed after 600 washes.',
    application: 'Dilute 1:200 in water below 300 ppm hardness; rinse with 1 L per module.',
    packaging: '20 L pail',
    shelfLife: '24 months',
    density: '1.04 g/cm³ at 20 °C',
    flashPoint: 'Does not flash (aqueous)',
    hazard: 'low',
  }),
  // Energy Storage & Hydrogen
  equipment({
    slug: 'battery-container-bc-3',
    subsector: 'energy-storage',
    name: 'Battery Container BC 3',
    picture: 'battery-container',
    description:
      'A liquid-cooled lithium iron phosphate container of 3.2 MWh in twenty-foot format. Each cell’s voltage and temperature are measured, each rack can be isolated, and gas detection, explosion venting and water connection are standard. At 45 °C ambient the container uses less than 2 per cent of its throughput for cooling. It arrives charged to 30 per cent, is connected in a day and joins the plant controller by an open protocol.',
    appearance: 'White container, green mark',
    materials: 'Lithium iron phosphate cells, steel enclosure with 75 mm insulation',
    grade: 'Stationary, 8,000 cycles',
    benefits:
      'Keeps 70 per cent of its capacity after 8,000 cycles. Uses less than 2 per cent of throughput for cooling. Detects gas before smoke. Connects in a day and speaks an open protocol.',
    application: 'Peak shaving, solar shifting, diesel replacement and frequency support.',
    packaging: 'Skid',
    ratings: {
      'Usable energy': '3.2 MWh at the start of life',
      'Rated power': '1.6 MW',
      'Round-trip efficiency': '89 % at the medium-voltage terminals',
      'Ambient temperature': '−10 to 50 °C',
    },
    selects: { 'Protection class': { value: 'IP65', options: protection } },
    availability: 'Made to order',
  }),
  equipment({
    slug: 'alkaline-electrolyser-ae-100',
    subsector: 'energy-storage',
    name: 'Alkaline Electrolyser AE 100',
    picture: 'electrolyser',
    description:
      'Produces 100 Nm³/h of hydrogen at 30 bar from water and 480 kW of electricity. The load follows a solar plant between 20 and 110 per cent within seconds, and a stand-by mode keeps the stack warm through the night with less than 1 per cent of rated power. Stack, gas separation, purification to 99.999 per cent and controls are mounted in two containers, factory-tested with hydrogen.',
    appearance: 'White containers, steel stack',
    materials: 'Nickel electrodes, zirconia–polysulphone diaphragm, EPDM frames',
    grade: 'Hydrogen 5.0 (99.999 %)',
    benefits:
      'Follows solar output from 20 to 110 per cent. Delivers hydrogen at 30 bar without a compressor. Contains no platinum-group metal. Is tested with hydrogen before it leaves the works.',
    application: 'Refinery and fertiliser make-up hydrogen, mobility pilots, generator cooling, float glass.',
    packaging: 'Skid',
    ratings: {
      'Hydrogen output': '100 Nm³/h at 30 bar',
      'Specific consumption': '4.6 kWh/Nm³ (stack)',
      'Feed water': '90 L/h, conductivity below 5 µS/cm',
      'Stack life': '80,000 hours',
    },
    availability: 'Made to order',
  }),
  chemical({
    slug: 'thermal-storage-salt-ts-565',
    subsector: 'energy-storage',
    name: 'Thermal Storage Salt TS 565',
    picture: 'big-bag',
    description:
      'A eutectic of sodium and potassium nitrate for heat stores between 270 and 565 °C. Magnesium and chloride are held so low that carbon-steel cold tanks need no more than the usual corrosion allowance. The salt is prilled, flows freely and melts without foaming. We supply, melt and commission the first fill, and take it back at the end of the plant’s life.',
    appearance: 'White free-flowing prills',
    form: 'Granules',
    composition: 'Sodium nitrate 60 %, potassium nitrate 40 %; chloride below 0.02 %',
    grade: 'Solar thermal',
    solubility: 'Freely soluble in water',
    benefits:
      'Stores heat between 270 and 565 °C. Keeps corrosion of tanks within ordinary allowances. Melts without foaming. Is taken back at the end of its life.',
    application: 'Two-tank thermal stores, process-heat stores and industrial heat batteries.',
    packaging: '500 kg big bag',
    shelfLife: 'Not limited if dry',
    density: '1.87 g/cm³ at 350 °C (molten)',
    hazard: 'oxidiser',
    availability: '4 to 6 weeks',
  }),
  equipment({
    slug: 'plant-controller-pc-8',
    subsector: 'energy-storage',
    name: 'Hybrid Plant Controller PC 8',
    picture: 'gateway',
    description:
      'One controller for solar, wind, storage, diesel and grid connection. It keeps the plant to its declared schedule, limits export to the kilowatt, starts the site black after an outage and trades the remaining freedom against the day’s tariff. Forecast and dispatch run locally. Every decision is logged with its reason, so that the energy manager can argue with the utility from facts.',
    appearance: 'Rack-mounted grey unit',
    materials: 'Fanless industrial computer, redundant supply, DIN-rail inputs and outputs',
    grade: 'Plant, 200 devices',
    benefits:
      'Holds export within one kilowatt of the limit. Restarts a site after an outage without help. Schedules storage by tariff and forecast. Records each decision with its reason.',
    application: 'Hybrid plants, captive power of factories, islanded grids.',
    packaging: 'Pallet',
    ratings: {
      'Control cycle': '100 ms',
      'Connected devices': 'Up to 200',
      'Ambient temperature': '−20 to 60 °C',
    },
    selects: { 'Protection class': { value: 'IP54', options: protection } },
    availability: '2 to 3 weeks',
  }),
];

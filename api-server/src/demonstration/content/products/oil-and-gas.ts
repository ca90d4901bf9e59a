import { chemical, equipment } from './builders';

const protection = ['IP54', 'IP65', 'IP66', 'IP67', 'IP68'];
const hazardousArea = ['Safe area', 'Zone 2', 'Zone 1', 'Zone 0'];

export const oilAndGasProducts = [
  // Exploration & Production
  chemical({
    slug: 'film-forming-corrosion-inhibitor-c-140',
    subsector: 'exploration-production',
    name: 'Film-Forming Corrosion Inhibitor C 140',
    picture: 'drum',
    description:
      'An oil-soluble, water-dispersible inhibitor that lays a persistent amine film on the walls of tubing, flowlines and separators carrying wet sour gas or crude. It was developed for wells with carbon-dioxide partial pressures up to 8 bar and keeps general corrosion below 0.05 mm per year at a continuous dose of 20 to 60 ppm. The film survives shut-ins of three days, so restarts need no extra batch treatment.',
    appearance: 'Amber to brown clear liquid',
    form: 'Liquid',
    composition: 'Imidazoline salts and quaternary amines, 35 % active, in aromatic solvent and glycol ether',
    grade: 'Oilfield, low-temperature (pour point −18 °C)',
    solubility: 'Soluble in hydrocarbons; disperses in brine up to 200 g/L total dissolved solids',
    benefits:
      'Keeps general corrosion below 0.05 mm per year at 20 to 60 ppm. Film persists through shut-ins of up to three days. Does not stabilise emulsions in the separator. Compatible with elastomers used in standard chemical injection pumps. Stays pumpable on winter mornings in Rajasthan without heating.',
    application:
      'Continuous injection at the wellhead or downhole capillary, 20 to 60 ppm on total fluids. For batch treatment, 2 to 5 L per 100 m of tubing diluted 1:10 in diesel.',
    packaging: '200 L drum',
    shelfLife: '24 months in closed drums',
    density: '0.93 g/cm³ at 20 °C',
    flashPoint: '42 °C (closed cup)',
    hazard: 'flammable',
  }),
  chemical({
    slug: 'phosphonate-scale-inhibitor-s-220',
    subsector: 'exploration-production',
    name: 'Phosphonate Scale Inhibitor S 220',
    picture: 'ibc',
    description:
      'A concentrated phosphonate for squeeze treatments and continuous injection against calcium carbonate, barium sulphate and strontium sulphate. Its adsorption on sandstone gives a slow, even return, so that a single squeeze protects a well for eight to fourteen months. Residual concentration is measured in the field with a photometer kit that we lend for the length of the contract.',
    appearance: 'Clear, pale yellow liquid',
    form: 'Liquid',
    composition: 'Diethylenetriamine penta(methylene phosphonic acid), sodium salt, 40 % active',
    grade: 'Oilfield, squeeze quality, calcium tolerance 8,000 mg/L',
    solubility: 'Completely soluble in water and in brine',
    benefits:
      'Protects for eight to fourteen months after one squeeze. Stable to 160 °C bottom-hole temperature. Tolerates 8,000 mg/L of calcium without precipitation. Residuals can be read on the location within five minutes.',
    application:
      'Squeeze: 5 to 10 % solution in filtered produced water, over-flushed to 3 m radius. Continuous: 5 to 30 ppm upstream of the choke.',
    packaging: '1,000 L container',
    shelfLife: '24 months',
    density: '1.26 g/cm³ at 20 °C',
    flashPoint: 'Does not flash (aqueous)',
    hazard: 'corrosive-acid',
  }),
  chemical({
    slug: 'polymer-viscosifier-xg-90',
    subsector: 'exploration-production',
    name: 'Polymer Viscosifier XG 90',
    picture: 'sack',
    description:
      'A dispersible, clarified biopolymer that gives drill-in and completion fluids their low-shear viscosity. It suspends cuttings and calcium-carbonate bridging agents in horizontal sections while leaving a filter cake that an enzyme breaker removes within a day. The clarified quality leaves less than 0.2 per cent insoluble residue and so protects the permeability that the well was drilled for.',
    appearance: 'Cream-white free-flowing powder',
    form: 'Powder',
    composition: 'Clarified xanthan biopolymer, at least 92 % active, moisture below 12 %',
    grade: 'Clarified, reservoir drilling',
    solubility: 'Disperses and hydrates in fresh water, sea water and monovalent brine within 20 minutes',
    benefits:
      'Suspends solids at very low shear rates in horizontal hole. Leaves less than 0.2 per cent residue in the formation. Disperses without fish eyes at the hopper. Stable to 130 °C with an oxygen scavenger.',
    application: 'Add 2 to 6 kg/m³ through the hopper over one circulation. Keep pH between 8.5 and 10.',
    packaging: '25 kg sack',
    shelfLife: '36 months in a dry place',
    density: '1.5 g/cm³ (bulk 0.75)',
    hazard: 'dust',
  }),
  equipment({
    slug: 'wellhead-multiphase-meter-mp-3',
    subsector: 'exploration-production',
    name: 'Wellhead Multiphase Meter MP 3',
    picture: 'flow-meter',
    description:
      'Measures oil, water and gas at the wellhead without a test separator. A venturi and a dual-energy gamma source give the three rates every ten seconds over the whole range of gas volume fraction from 0 to 98 per cent. The meter is installed between two flanges, needs no moving parts and sends its readings over the field network, so that allocation no longer waits for a monthly test.',
    appearance: 'Signal-grey coated body',
    materials: 'Duplex stainless steel body, ceramic windows, nitrile and fluoroelastomer seals',
    grade: 'Sour service, suitable for 5 % hydrogen sulphide',
    benefits:
      'Gives three-phase rates every ten seconds. Replaces the test separator and its flare. Has no moving parts and no scheduled recalibration for five years. Draws less than 25 W and runs on a small solar panel.',
    application: 'Single wells and test headers, 50 to 150 mm lines, production allocation and well surveillance.',
    packaging: 'Wooden crate',
    ratings: {
      'Liquid rate range': '5 to 900 m³/day',
      'Design pressure': '345 bar',
      'Design temperature': '−20 to 150 °C',
      Uncertainty: 'Liquid ±3 %, water cut ±2 % absolute',
    },
    selects: {
      'Hazardous area': { value: 'Zone 1', options: hazardousArea },
      'Protection class': { value: 'IP67', options: protection },
    },
    availability: 'Made to order',
  }),
  equipment({
    slug: 'whole-core-analysis-service-pack',
    subsector: 'exploration-production',
    name: 'Whole Core Analysis Pack W 4',
    picture: 'core-sample',
    description:
      'A fixed-price laboratory programme for 30 m of 100 mm core: gamma log, slabbing and photography in white and ultraviolet light, porosity, permeability and grain density every 300 mm, capillary pressure on eight plugs and relative permeability on two. Results are released as they are measured, each with its uncertainty, and the core itself stays in our climate-controlled store at Vadodara for ten years.',
    appearance: 'Slabbed 100 mm sandstone core',
    materials: 'Whole core in aluminium half-tubes, plugs of 38 mm in sealed jars',
    grade: 'Routine and special core analysis',
    benefits:
      'First porosity and permeability values arrive within nine days. Every value carries its measurement uncertainty. Photographs and data open in common petrophysical software. Core is stored for ten years without further charge.',
    application: 'Exploration and appraisal wells, reservoir model calibration, completion and stimulation design.',
    packaging: 'Wooden crate',
    ratings: {
      'Core length': '30 m per pack, further metres on request',
      'Confining pressure': 'Up to 690 bar',
      'First results': '9 working days after arrival',
    },
    availability: '2 to 3 weeks',
  }),
  // Drilling Services
  chemical({
    slug: 'high-temperature-fluid-loss-polymer-fl-180',
    subsector: 'drilling-service',
    name: 'High-Temperature Fluid-Loss Polymer FL 180',
    picture: 'sack',
    description:
      'A sulphonated synthetic polymer that controls filtration of water-based mud in deep, hot hole. At 6 kg/m³ it holds high-pressure, high-temperature fluid loss below 12 mL after 16 hours at 180 °C in a 1.8 g/cm³ weighted system, without thickening the mud. It tolerates salt to saturation and calcium to 20 g/L, and has replaced lignite blends on every deep well we serve in the Krishna–Godavari basin.',
    appearance: 'Off-white granular powder',
    form: 'Powder',
    composition: 'Terpolymer of acrylamide, sulphonated acrylamide and vinyl pyrrolidone, at least 90 % active',
    grade: 'High temperature, 180 °C',
    solubility: 'Soluble in fresh water and in brine to saturation',
    benefits:
      'Holds filtration below 12 mL after 16 hours at 180 °C. Does not raise plastic viscosity. Works in salt-saturated mud. Lowers the number of products on a deep-well location from three to one.',
    application: 'Dose 3 to 8 kg/m³ through the hopper before weighting up; maintain by filtration test on each tour.',
    packaging: '25 kg sack',
    shelfLife: '24 months',
    density: '1.2 g/cm³ (bulk 0.6)',
    hazard: 'dust',
  }),
  chemical({
    slug: 'ester-drilling-lubricant-el-50',
    subsector: 'drilling-service',
    name: 'Ester Drilling Lubricant EL 50',
    picture: 'drum',
    description:
      'A biodegradable lubricant made from modified vegetable esters for water-based mud in directional and extended-reach wells. Two per cent by volume lowers the metal-to-metal friction coefficient by more than 60 per cent and keeps casing runs moving in build sections above 6° per 30 m. The product passes the sheen test and breaks down by 78 per cent in 28 days, so cuttings can be treated with the rest of the pit.',
    appearance: 'Clear golden oily liquid',
    form: 'Liquid',
    composition: 'Esters of non-edible vegetable oil with sulphur-free extreme-pressure additive',
    grade: 'Environmental, readily biodegradable',
    solubility: 'Dispersible in water-based mud; insoluble in fresh water',
    benefits:
      'Cuts torque and drag by up to 35 per cent at 2 per cent by volume. Breaks down by 78 per cent within 28 days. Does not foam or cheese in hard brine. Keeps logging tools from sticking in long horizontal sections.',
    application: 'Add 1 to 3 % by volume directly to the active system; slug 8 m³ at 5 % before casing runs.',
    packaging: '200 L drum',
    shelfLife: '18 months below 45 °C',
    density: '0.91 g/cm³ at 20 °C',
    flashPoint: '178 °C (open cup)',
    hazard: 'low',
  }),
  equipment({
    slug: 'linear-motion-shale-shaker-ls-4',
    subsector: 'drilling-service',
    name: 'Linear Motion Shale Shaker LS 4',
    picture: 'shaker',
    description:
      'A four-panel shaker for land rigs with 7.2 g of acceleration and a basket that can be tilted from −1 to +5 degrees while it runs. Pre-tensioned panels are changed by one person in under three minutes. Cuttings leave with 30 per cent less mud than from a conventional two-panel unit, which on a 3,000 m well saves about 110 m³ of fluid that would otherwise be built, hauled and treated.',
    appearance: 'Hot-dip galvanised frame',
    materials: 'Galvanised carbon steel skid, stainless steel basket, polyurethane panel seals',
    grade: 'Heavy duty, 7.2 g',
    benefits:
      'Leaves cuttings with 30 per cent less mud. Panels change in under three minutes without tools. Deck angle adjusts while drilling. Noise stays below 83 dB(A) at one metre.',
    application: 'Primary solids control for water- and oil-based mud, 1 to 3 units per rig.',
    packaging: 'Skid',
    ratings: {
      Capacity: '120 m³/h at 1.4 g/cm³ with 140-mesh panels',
      'Screen area': '2.7 m²',
      'Installed power': '2 × 1.86 kW',
      Mass: '1,720 kg',
    },
    selects: {
      'Hazardous area': { value: 'Zone 1', options: hazardousArea },
      'Protection class': { value: 'IP66', options: protection },
    },
  }),
  equipment({
    slug: 'mud-logging-cabin-ml-12',
    subsector: 'drilling-service',
    name: 'Mud Logging Cabin ML 12',
    picture: 'cabin',
    description:
      'A pressurised, air-conditioned laboratory in a 6 m container with total-gas and C1–C5 chromatography, calcimetry, microscope, shale-density column and rig instrumentation. It is delivered with two logging geologists per tour and streams depth, gas and drilling parameters to the town office in the open well-data format. The cabin is running four hours after it leaves the trailer.',
    appearance: 'White insulated steel cabin',
    materials: 'Weathering steel shell, mineral-wool insulation, stainless steel benches',
    grade: 'Hazardous area, positive pressure',
    benefits:
      'Runs four hours after arrival. Streams every sensor to the office in an open format. Detects gas from 10 ppm upward with a cycle of 42 seconds. Keeps two geologists and their microscope cool at 48 °C outside.',
    application: 'Formation evaluation, kick detection and drilling optimisation on exploratory and development wells.',
    packaging: 'Skid',
    ratings: {
      'Gas range': '10 ppm to 100 % total gas',
      'Chromatograph cycle': '42 s for C1 to C5',
      Power: '18 kVA, 415 V three-phase',
    },
    selects: {
      'Hazardous area': { value: 'Zone 2', options: hazardousArea },
      'Protection class': { value: 'IP54', options: protection },
    },
    availability: '2 to 3 weeks',
  }),
  // IoT / IT / Big Data Analysis
  equipment({
    slug: 'wireless-vibration-sensor-v-3',
    subsector: 'iot-it-big-data-analysis',
    name: 'Wireless Vibration Sensor V 3',
    picture: 'sensor',
    description:
      'A palm-sized sensor that screws onto a pump, motor or gearbox and reports three-axis vibration, surface temperature and running hours. It computes spectra on board, sends a summary every ten minutes and the raw waveform on demand, and lives five years on one replaceable cell. Alarm limits learn from the first two weeks of operation and explain themselves in a sentence the shift can act on.',
    appearance: 'Stainless steel, teal cap',
    materials: 'AISI 316L body, glass-filled PBT cap, lithium thionyl chloride cell',
    grade: 'Industrial, ±50 g',
    benefits:
      'Sees a bearing fault four to ten weeks before it stops the machine. Lives five years on one cell. Needs no cable and no hot-work permit. Alarms say what to check and not merely that a number is high.',
    application:
      'Rotating equipment from 120 rpm upward: injection pumps, crude pumps, compressors, cooling-tower fans.',
    packaging: 'Pallet',
    ratings: {
      'Frequency range': '2 Hz to 10 kHz',
      'Radio range': '1.2 km line of sight, 868 MHz band for India',
      'Ambient temperature': '−30 to 80 °C',
    },
    selects: {
      'Hazardous area': { value: 'Zone 0', options: hazardousArea },
      'Protection class': { value: 'IP68', options: protection },
    },
    availability: 'Ex stock',
  }),
  equipment({
    slug: 'field-edge-gateway-g-20',
    subsector: 'iot-it-big-data-analysis',
    name: 'Field Edge Gateway G 20',
    picture: 'gateway',
    description:
      'Collects readings from up to 400 wireless sensors and existing controllers, stores sixty days on board and forwards them over cellular, radio or satellite when a link is there. Firmware is signed, updates fall back to the last good version by themselves, and the keys belong to the customer. A built-in rule engine closes a valve or calls a phone when the connection to the town has been washed away.',
    appearance: 'Die-cast aluminium housing',
    materials: 'Powder-coated aluminium alloy, M12 stainless connectors',
    grade: 'Industrial, fanless',
    benefits:
      'Keeps sixty days of data through an outage. Speaks the protocols of the controllers already installed. Updates cannot leave it dead in the field. Runs on 12 W from a solar panel and battery.',
    application: 'Well pads, tank farms, pump stations, cathodic-protection stations and mobile rigs.',
    packaging: 'Pallet',
    ratings: {
      Interfaces: '2 × Ethernet, 2 × RS-485, 8 digital inputs, 4 relay outputs',
      Storage: '128 GB industrial flash',
      'Ambient temperature': '−25 to 70 °C',
    },
    selects: {
      'Hazardous area': { value: 'Zone 2', options: hazardousArea },
      'Protection class': { value: 'IP67', options: protection },
    },
    availability: 'Ex stock',
  }),
  equipment({
    slug: 'radar-tank-level-transmitter-r-80',
    subsector: 'iot-it-big-data-analysis',
    name: 'Radar Tank Level Transmitter R 80',
    picture: 'transmitter',
    description:
      'An 80 GHz radar that measures crude, condensate and water level through a 100 mm nozzle with an accuracy of 1 mm. The narrow beam passes heating coils and ladders, and vapour, foam or wax on the antenna are recognised and reported instead of being read as a level. It is powered by its two-wire loop and configured from a phone without opening the cover.',
    appearance: 'Aluminium head, PTFE lens',
    materials: 'Die-cast aluminium housing, PTFE-encapsulated horn, 316L process flange',
    grade: 'Custody-support, ±1 mm',
    benefits:
      'Reads level to within one millimetre. Passes heating coils and ladders with a 3 degree beam. Recognises build-up before it becomes an error. Is set up from the ground with a phone.',
    application: 'Crude and product tanks up to 30 m, slop tanks, produced-water tanks and chemical totes.',
    packaging: 'Wooden crate',
    ratings: {
      'Measuring range': '0.3 to 30 m',
      Output: '4–20 mA with digital communication',
      'Process temperature': '−40 to 150 °C',
    },
    selects: {
      'Hazardous area': { value: 'Zone 0', options: hazardousArea },
      'Protection class': { value: 'IP68', options: protection },
    },
    availability: '2 to 3 weeks',
  }),
  equipment({
    slug: 'production-surveillance-suite-ps-5',
    subsector: 'iot-it-big-data-analysis',
    name: 'Production Surveillance Suite PS 5',
    picture: 'server',
    description:
      'A historian, a model server and a set of screens that run on two rack servers at the asset, with no dependence on a distant cloud. It compares every well with its own decline, every pump with its curve and every pipeline with its mass balance, ranks the deviations by lost barrels and keeps the reasoning beside the number. Engineers add their own calculations in a spreadsheet-like editor.',
    appearance: 'Two-unit rack servers',
    materials: 'Rack servers, redundant power supplies and switches, wired in a 600 mm cabinet',
    grade: 'Asset edition, 2,000 wells',
    benefits:
      'Ranks problems by lost barrels rather than by alarm count. Keeps ten years of one-second data on the asset. Explains each conclusion with the readings behind it. Lets engineers add calculations without a programmer.',
    application: 'Field surveillance, artificial-lift optimisation, production allocation and leak detection.',
    packaging: 'Wooden crate',
    ratings: {
      'Tag capacity': '250,000 at one-second resolution',
      Retention: '10 years',
      Availability: '99.95 % with two nodes',
    },
    selects: {
      'Hazardous area': { value: 'Safe area', options: hazardousArea },
      'Protection class': { value: 'IP54', options: protection },
    },
    availability: 'Made to order',
  }),
  // Water Treatment & Filtration
  chemical({
    slug: 'reverse-demulsifier-rd-60',
    subsector: 'water-treatment-filtration',
    name: 'Reverse Demulsifier RD 60',
    picture: 'jerrycan',
    description:
      'A cationic polymer that breaks oil-in-water emulsions in produced water ahead of skimmers and flotation cells. Fine droplets that would pass every mechanical stage coalesce in less than two minutes, and the separated oil returns to the crude stream without forming an interface pad. It works between 20 and 85 °C and does not foul nutshell media or membranes downstream when it is dosed as designed.',
    appearance: 'Slightly hazy straw liquid',
    form: 'Liquid',
    composition: 'Cationic polyamine and polyaluminium chloride in water, 42 % solids',
    grade: 'Produced water',
    solubility: 'Completely soluble in water',
    benefits:
      'Brings oil in water below 10 mg/L ahead of filtration. Acts within two minutes at separator temperature. Returns oil that is fit for the crude stream. Does not foul media or membranes at the design dose.',
    application: 'Dose 5 to 25 ppm upstream of the skimmer or flotation cell, with 30 seconds of mixing.',
    packaging: '1,000 L container',
    shelfLife: '12 months',
    density: '1.18 g/cm³ at 20 °C',
    flashPoint: 'Does not flash (aqueous)',
    hazard: 'irritant',
  }),
  chemical({
    slug: 'oxygen-scavenger-os-30',
    subsector: 'water-treatment-filtration',
    name: 'Catalysed Oxygen Scavenger OS 30',
    picture: 'drum',
    description:
      'Ammonium bisulphite with a built-in catalyst for injection water and hydrotest water. It removes dissolved oxygen from 8 mg/L to less than 10 µg/L within thirty seconds even in cool, hard water, and leaves no solids that could plug a tight formation. Consumption is predictable at about ten parts of product for one part of oxygen, and the residual is easily measured with a test strip.',
    appearance: 'Clear yellow liquid, sharp odour',
    form: 'Liquid',
    composition: 'Ammonium bisulphite 65 % with cobalt-free organic catalyst',
    grade: 'Injection water',
    solubility: 'Completely soluble in water',
    benefits:
      'Lowers oxygen below 10 micrograms per litre within thirty seconds. Leaves no solids. Contains no cobalt. Residual is measured in the field with a strip.',
    application: 'Continuous injection into the suction of the booster pump, 80 to 100 ppm for air-saturated water.',
    packaging: '200 L drum',
    shelfLife: '6 months',
    density: '1.33 g/cm³ at 20 °C',
    flashPoint: 'Does not flash (aqueous)',
    hazard: 'corrosive-acid',
  }),
  equipment({
    slug: 'nutshell-filter-skid-nf-60',
    subsector: 'water-treatment-filtration',
    name: 'Nutshell Filter Skid NF 60',
    picture: 'filter-vessel',
    description:
      'A deep-bed filter filled with crushed walnut shell that polishes produced water from 100 mg/L of oil to below 5 mg/L. The media cleans itself with a scrubbing pump and about one per cent of the throughput, without surfactant. Two vessels in duty and standby are piped, wired and tested on one skid that fits an ordinary trailer, so a temporary plant can be running in six days.',
    appearance: 'White vessels on a blue skid',
    materials: 'Carbon steel with glass-flake epoxy lining, black walnut media, duplex internals',
    grade: 'Sour service, lined',
    benefits:
      'Polishes water to less than 5 mg/L of oil. Cleans itself with one per cent of the throughput. Loses less than five per cent of its media in a year. Is running six days after arrival.',
    application: 'Produced-water polishing before disposal, reinjection or membrane treatment.',
    packaging: 'Skid',
    ratings: {
      Capacity: '60 m³/h per vessel',
      'Design pressure': '10 bar',
      'Particle removal': '98 % above 5 µm',
      'Backwash volume': '1 % of throughput',
    },
    selects: { 'Hazardous area': { value: 'Zone 2', options: hazardousArea } },
    availability: 'Made to order',
  }),
  equipment({
    slug: 'pleated-cartridge-filter-pc-5',
    subsector: 'water-treatment-filtration',
    name: 'Pleated Cartridge Filter PC 5',
    picture: 'cartridge',
    description:
      'An absolute-rated 5 µm cartridge for injection water, amine units and chemical lines. Graded polypropylene layers hold four times the dirt of a wound cartridge before the pressure drop reaches 2 bar, which halves both change-outs and the volume of waste that has to be burnt. The cores are free of metal, the end caps are welded rather than glued, and each cartridge carries a traceable lot mark.',
    appearance: 'White pleated cylinder',
    materials: 'Polypropylene media, core, cage and end caps; EPDM or fluoroelastomer seals',
    grade: 'Absolute 5 µm (Beta 5,000)',
    benefits:
      'Holds four times the dirt of a wound cartridge. Halves the number of change-outs. Contains no metal and burns without ash. Every piece is traceable to its lot.',
    application: 'Water injection, amine and glycol filtration, brine polishing and pre-filtration of membranes.',
    packaging: 'Pallet',
    ratings: {
      Length: '1,016 mm (40 in), other lengths to order',
      'Maximum differential pressure': '4.1 bar at 25 °C',
      'Flow rate': '4.5 m³/h at 0.1 bar',
    },
    availability: 'Ex stock',
  }),
  // Pipeline Division
  equipment({
    slug: 'glass-reinforced-epoxy-flowline-gre-150',
    subsector: 'pipeline-division',
    name: 'Glass-Reinforced Epoxy Flowline GRE 150',
    picture: 'pipe-section',
    description:
      'Filament-wound epoxy pipe for corrosive produced fluids, injection water and saline gathering lines. It weighs a fifth of steel, is laid by a crew of six with threaded or bonded joints, and needs neither coating nor cathodic protection. Standard ratings run to 160 bar at 93 °C. We supply pipe, fittings and steel transitions, train the laying crew and sign the hydrotest with them.',
    appearance: 'Translucent green-brown tube',
    materials: 'Amine-cured epoxy resin with E-CR glass rovings',
    grade: 'Class 160, amine-cured',
    benefits:
      'Does not corrode in carbon dioxide, hydrogen sulphide or brine. Weighs a fifth of steel and is laid without heavy plant. Needs no coating and no cathodic protection. Smooth bore lowers pumping power by about ten per cent.',
    application: 'Flowlines, water injection, disposal and saline-water gathering from 50 to 300 mm.',
    packaging: 'Pallet',
    ratings: {
      'Pressure rating': '160 bar at 93 °C',
      'Length per joint': '9 m',
      Roughness: '0.005 mm',
    },
    selects: {
      'Nominal size': { value: 'DN 150', options: ['DN 50', 'DN 80', 'DN 100', 'DN 150', 'DN 200', 'DN 300'] },
    },
  }),
  equipment({
    slug: 'trunnion-ball-valve-tb-600',
    subsector: 'pipeline-division',
    name: 'Trunnion Ball Valve TB 600',
    picture: 'valve',
    description:
      'A full-bore, three-piece ball valve for manifolds, launcher stations and block-valve sites. Double block and bleed, metal-backed seats with secondary sealant injection and a fire-tested stem make it suitable for crude, gas and multiphase service. Each valve leaves the works with a seat test at high and low pressure recorded against its serial number, and spares are kept for fifteen years.',
    appearance: 'Sand-blasted steel, petrol finish',
    materials: 'Forged ASTM A105 body, 13 % chromium ball, PEEK and fluoroelastomer seats',
    grade: 'Class 600, fire-tested',
    benefits:
      'Seals bubble-tight at high and at low pressure. Can be sealed again in service through the seat injectors. Passes a pig without stopping. Spares are kept for fifteen years.',
    application: 'Pipeline block valves, manifolds, pig launchers and receivers, station isolation.',
    packaging: 'Wooden crate',
    ratings: {
      'Pressure class': 'Class 600 (102 bar at 38 °C)',
      'Temperature range': '−29 to 121 °C',
      Actuation: 'Lever, gear, electric, pneumatic or gas-over-oil',
    },
    selects: {
      'Nominal size': { value: 'DN 200', options: ['DN 50', 'DN 80', 'DN 100', 'DN 150', 'DN 200', 'DN 300'] },
    },
  }),
  equipment({
    slug: 'skid-mounted-pig-launcher-pl-300',
    subsector: 'pipeline-division',
    name: 'Skid-Mounted Pig Launcher PL 300',
    picture: 'launcher',
    description:
      'A complete launcher with quick-opening closure, kicker and bypass lines, pressure gauges, pig signaller and interlocks on one skid. The closure cannot be opened while there is pressure in the barrel, by mechanics and not by procedure. Delivered with lifting drawings, hydrotested, painted for coastal conditions and ready to be welded to the line on the day it arrives.',
    appearance: 'Yellow barrel on a grey skid',
    materials: 'API 5L X52 barrel, forged closure, stainless instrument tubing',
    grade: 'Class 600, interlocked',
    benefits:
      'Cannot be opened under pressure. Arrives tested and ready to weld. Takes cleaning pigs and intelligent pigs alike. Needs a foundation of only 14 m².',
    application: 'Cleaning and inspection of crude, product, gas and water lines of 150 to 300 mm.',
    packaging: 'Skid',
    ratings: {
      'Line size': '300 mm, barrel 350 mm',
      'Design pressure': '102 bar',
      'Overall length': '7.8 m',
      Mass: '3,900 kg',
    },
    availability: 'Made to order',
  }),
  chemical({
    slug: 'pipeline-gel-plug-gp-10',
    subsector: 'pipeline-division',
    name: 'Pipeline Gel Plug GP 10',
    picture: 'pail',
    description:
      'A cross-linked guar gel that is pumped as a liquid and sets in the line within forty minutes to a plug of rubbery consistency. It separates batches, carries debris ahead of a pig, isolates a section for repair and leaves the line by flushing after its enzyme breaker has acted. The plug follows bends and changes of diameter that no solid pig can pass.',
    appearance: 'Translucent tan gel',
    form: 'Gel',
    composition: 'Borate-cross-linked guar, 6 % in water, with delayed enzyme breaker',
    grade: 'Standard set, 40 minutes at 25 °C',
    solubility: 'Breaks to a water-thin solution after 48 hours',
    benefits:
      'Passes bends and diameter changes that stop a solid pig. Carries sand and rust ahead of it. Breaks to a water-thin liquid by itself after two days. Contains no solvent.',
    application: 'Batch separation, debris removal, temporary isolation; 1.5 to 3 pipe volumes of ten diameters each.',
    packaging: '20 L pail',
    shelfLife: '12 months (dry components)',
    density: '1.02 g/cm³ at 20 °C',
    flashPoint: 'Does not flash (aqueous)',
    hazard: 'low',
    availability: '2 to 3 weeks',
  }),
];

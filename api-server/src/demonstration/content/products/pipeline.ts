import { chemical, equipment } from './builders';

const sizes = ['DN 50', 'DN 80', 'DN 100', 'DN 150', 'DN 200', 'DN 300', 'DN 600', 'DN 1200'];
const protection = ['IP54', 'IP65', 'IP66', 'IP67', 'IP68'];

export const pipelineProducts = [
  // Pipeline Integrity
  equipment({
    slug: 'magnetic-flux-inspection-pig-mf-12',
    subsector: 'pipeline-integrity',
    name: 'Magnetic Flux Inspection Pig MF 12',
    picture: 'pig',
    description:
      'A free-swimming tool that measures metal loss over the whole wall of a 300 mm line at up to 4 m/s. Triaxial sensors every 2.5 mm see pits of 5 per cent depth, girth welds, illegal taps and metal objects touching the pipe. Data are checked in the field before the crew leaves, and a preliminary list of features deeper than 60 per cent follows within 72 hours.',
    appearance: 'Amber cups on a steel body',
    materials: 'Neodymium magnets, tungsten-carbide wear pads, polyurethane cups',
    grade: 'High resolution, triaxial',
    benefits:
      'Sees pits of five per cent depth. Finds illegal taps and touching metal. Data are checked before the crew leaves. Urgent features are reported within 72 hours.',
    application: 'Crude, product and gas lines of 300 mm, wall thickness 5 to 14 mm.',
    packaging: 'Wooden crate',
    ratings: {
      'Speed range': '0.2 to 4 m/s',
      'Range per run': '220 km',
      'Sizing accuracy': '±10 % of wall thickness at 80 % confidence',
      'Minimum bend': '1.5 diameters',
    },
    selects: { 'Nominal size': { value: 'DN 300', options: sizes } },
    availability: 'Made to order',
  }),
  equipment({
    slug: 'composite-repair-sleeve-rs-40',
    subsector: 'pipeline-integrity',
    name: 'Composite Repair Sleeve RS 40',
    picture: 'sleeve',
    description:
      'A wet-wrapped glass and carbon sleeve that restores the strength of a pipe with up to 80 per cent wall loss while oil continues to flow. Filler, primer, fabric and resin come in one box with the number of layers calculated for the defect. A crew of three needs no hot-work permit and backfills the next morning. The design follows the international code for composite repairs and is valid for twenty years.',
    appearance: 'Charcoal woven wrap',
    materials: 'Bidirectional carbon–glass fabric with solvent-free epoxy',
    grade: 'Permanent, 20-year design life',
    benefits:
      'Restores full pressure rating with up to 80 per cent wall loss. Is fitted without stopping the flow. Needs no hot work. Comes with the calculation for your defect.',
    application: 'External corrosion, dents, girth-weld reinforcement on lines of 50 to 1,200 mm, −20 to 80 °C.',
    packaging: 'Pallet',
    ratings: {
      'Tensile modulus': '49 GPa in hoop direction',
      'Cure time': '8 h at 25 °C',
      'Service temperature': '−20 to 80 °C',
    },
    selects: { 'Nominal size': { value: 'DN 600', options: sizes } },
    availability: 'Ex stock',
  }),
  equipment({
    slug: 'cathodic-protection-rectifier-cp-50',
    subsector: 'pipeline-integrity',
    name: 'Cathodic Protection Rectifier CP 50',
    picture: 'inverter',
    description:
      'A switch-mode rectifier of 50 V and 50 A that holds the pipe-to-soil potential where the engineer put it, through dry season and flood. It reports output, potential and energy every hour over cellular or radio, switches in step with its neighbours by satellite time for instant-off surveys, and sits oil-free in a cabinet that cattle, lightning and curious children have tested thoroughly.',
    appearance: 'Vandal-resistant grey cabinet',
    materials: 'Stainless steel cabinet, conformally coated electronics, surge arresters',
    grade: 'Automatic potential control',
    benefits:
      'Holds potential within 10 mV through the seasons. Makes instant-off surveys without a visit. Uses a third less energy than a transformer set. Survives direct surges of 40 kA.',
    application: 'Impressed-current protection of pipelines, tank bottoms and jetties.',
    packaging: 'Wooden crate',
    ratings: {
      Output: '50 V, 50 A direct current',
      Efficiency: '93 %',
      'Ambient temperature': '−10 to 55 °C',
    },
    selects: { 'Protection class': { value: 'IP65', options: protection } },
    availability: '2 to 3 weeks',
  }),
  equipment({
    slug: 'acoustic-leak-sensor-al-9',
    subsector: 'pipeline-integrity',
    name: 'Acoustic Leak Sensor AL 9',
    picture: 'sensor',
    description:
      'A hydrophone and processor clamped to a tapping that hears the pressure wave of a leak or of a tool striking the pipe. Two sensors locate the event to within 30 m over 40 km of line in under a minute. The software learns the sounds of the line (pumps, valves, pigs) and stays silent about them. It has recorded 61 third-party attempts and three false alarms in two years of service.',
    appearance: 'Stainless body, petrol ring',
    materials: '316L wetted parts, ceramic hydrophone, epoxy-sealed electronics',
    grade: 'Leak and third-party detection',
    benefits:
      'Locates a leak within 30 metres in less than a minute. Hears digging before it becomes a leak. Ignores the pumps and valves it has learnt. Is fitted on an existing tapping in an hour.',
    application: 'Liquid and gas pipelines, river crossings, populated right-of-way.',
    packaging: 'Pallet',
    ratings: {
      'Minimum leak': '0.3 % of throughput',
      Spacing: 'Up to 40 km on liquids, 15 km on gas',
      'Power demand': '6 W',
    },
    selects: { 'Protection class': { value: 'IP68', options: protection } },
    availability: '4 to 6 weeks',
  }),
  // Line Pipe & Fittings
  equipment({
    slug: 'three-layer-coated-line-pipe-x65',
    subsector: 'line-pipe-fittings',
    name: 'Three-Layer Coated Line Pipe X65',
    picture: 'pipe-section',
    description:
      'Longitudinally welded line pipe with fusion-bonded epoxy, adhesive and 3.0 mm of polyethylene applied in one pass at Kandla. Every joint is X-rayed along the full seam, hydrotested at the mill and holiday-tested at 25 kV. A code burned into both ends leads to the mill certificate, coating record and test values, so the field welder reads the heat number with a phone.',
    appearance: 'Black polyethylene coating',
    materials: 'API 5L X65 PSL 2 steel; epoxy, copolymer adhesive and high-density polyethylene coating',
    grade: 'X65 PSL 2',
    benefits:
      'Each joint carries its whole history in a code at both ends. Coating withstands 80 °C and rough backfill. Full seam is radiographed. Ends are cut back and protected ready to weld.',
    application: 'Crude, product and gas trunk lines, slurry and water mains.',
    packaging: 'Pallet',
    ratings: {
      'Wall thickness': '9.5 to 25.4 mm',
      'Length per joint': '11.8 to 12.4 m',
      'Coating thickness': '3.0 mm',
      'Maximum service temperature': '80 °C',
    },
    selects: { 'Nominal size': { value: 'DN 600', options: sizes } },
    availability: '4 to 6 weeks',
  }),
  equipment({
    slug: 'monolithic-insulating-joint-ij-100',
    subsector: 'line-pipe-fittings',
    name: 'Monolithic Insulating Joint IJ 100',
    picture: 'sleeve',
    description:
      'A factory-welded joint that separates the cathodic protection of a pipeline from the station without flanges, bolts or anything that can leak. Glass-epoxy rings and double seals hold 1.5 times the design pressure and 5 kV, and the bore is smooth for pigs. Each joint is tested with water, with air, electrically and again with water, and the four results are engraved on its plate.',
    appearance: 'Epoxy-coated welded cylinder',
    materials: 'Forged steel shells, glass-epoxy insulation, fluoroelastomer seals',
    grade: 'Class 600, 5 kV tested',
    benefits:
      'Cannot leak through bolts, because there are none. Withstands 5 kV across the joint. Lets every pig pass. Shows its test results on its own plate.',
    application: 'Station boundaries, river crossings, transitions between owners and between coatings.',
    packaging: 'Wooden crate',
    ratings: {
      'Design pressure': '102 bar',
      'Insulation resistance': 'Above 25 MΩ at 1 kV in dry air',
      'Temperature range': '−29 to 80 °C',
    },
    selects: { 'Nominal size': { value: 'DN 300', options: sizes } },
  }),
  equipment({
    slug: 'expanding-gate-valve-eg-900',
    subsector: 'line-pipe-fittings',
    name: 'Expanding Gate Valve EG 900',
    picture: 'valve',
    description:
      'A through-conduit gate valve with two segments that expand against both seats, so that each side seals by force and not by hope. Suitable for crude with sand, for product lines and for stations where double isolation is the permit condition. Packing can be renewed under pressure with the gate on its back seat, and a position transmitter shows the truth rather than the handwheel.',
    appearance: 'Petrol-coloured bolted bonnet',
    materials: 'Cast WCC body, hard-faced gate, PTFE-inserted seats, 17-4PH stem',
    grade: 'Class 900, double isolation',
    benefits:
      'Seals upstream and downstream by mechanical force. Keeps sand out of the body with a full conduit. Packing is renewed under pressure. Position is measured at the stem.',
    application: 'Main-line isolation, station inlets, metering skids and tank manifolds.',
    packaging: 'Wooden crate',
    ratings: {
      'Pressure class': 'Class 900 (153 bar at 38 °C)',
      'Temperature range': '−29 to 121 °C',
      'Leak rate': 'No visible leakage, both seats',
    },
    selects: { 'Nominal size': { value: 'DN 600', options: sizes } },
    availability: 'Made to order',
  }),
  chemical({
    slug: 'liquid-epoxy-joint-coating-ec-400',
    subsector: 'line-pipe-fittings',
    name: 'Liquid Epoxy Joint Coating EC 400',
    picture: 'pail',
    description:
      'A two-component, solvent-free epoxy for field joints, bends and valves. Sprayed or brushed at 5 to 60 °C it builds 1,000 µm in one coat, is dry to handle in three hours at 30 °C and passes a 28-day cathodic disbondment test at 65 °C. Twin cartridges mix in the nozzle, so that the ratio is right on the last joint of a long day as well as on the first.',
    appearance: 'Green, semi-gloss when cured',
    form: 'Paste',
    composition: 'Bisphenol A epoxy and cycloaliphatic amine, 100 % solids',
    grade: 'Field joint, 80 °C',
    solubility: 'Insoluble in water when cured',
    benefits:
      'Builds 1,000 micrometres in one coat. Is dry to handle within three hours. Contains no solvent. Cartridges keep the mixing ratio right.',
    application: 'Abrasive blast to Sa 2½, preheat to 40 °C in humid weather, apply 800 to 1,200 µm.',
    packaging: '20 L pail',
    shelfLife: '18 months below 40 °C',
    density: '1.42 g/cm³ (mixed)',
    flashPoint: 'Above 100 °C (closed cup)',
    hazard: 'irritant',
  }),
];

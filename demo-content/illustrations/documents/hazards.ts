/** The class of product, which selects the texts of its safety data sheet. */
export type HazardClass =
  | 'low'
  | 'irritant'
  | 'corrosive-acid'
  | 'corrosive-base'
  | 'flammable'
  | 'oxidiser'
  | 'dust'
  | 'environment';

/** The products with a safety data sheet, by slug. The others are articles (a machine, a pipe) without one. */
export const hazards: Readonly<Record<string, HazardClass>> = {
  'film-forming-corrosion-inhibitor-c-140': 'flammable',
  'phosphonate-scale-inhibitor-s-220': 'corrosive-acid',
  'polymer-viscosifier-xg-90': 'dust',
  'high-temperature-fluid-loss-polymer-fl-180': 'dust',
  'ester-drilling-lubricant-el-50': 'low',
  'reverse-demulsifier-rd-60': 'irritant',
  'oxygen-scavenger-os-30': 'corrosive-acid',
  'pipeline-gel-plug-gp-10': 'low',
  'neutralising-amine-na-15': 'corrosive-base',
  'polyaluminium-chloride-pac-30': 'irritant',
  'cooling-water-treatment-cw-12': 'irritant',
  'isopropyl-alcohol-ip-99': 'flammable',
  'high-temperature-cement-retarder-cr-210': 'dust',
  'cement-fluid-loss-additive-cf-70': 'dust',
  'anti-gas-migration-latex-gl-45': 'low',
  'cement-dispersant-cd-25': 'irritant',
  'hollow-sphere-extender-he-12': 'dust',
  'hindered-phenol-antioxidant-ao-76': 'low',
  'butyl-glycol-ether-bg-98': 'irritant',
  'polycarboxylate-dispersant-pd-40': 'low',
  'high-purity-dimethylaminopropylamine-dp-99': 'corrosive-base',
  'anionic-friction-reducer-fr-18': 'irritant',
  'fast-hydrating-guar-slurry-gs-48': 'low',
  'delayed-borate-crosslinker-bx-7': 'irritant',
  'encapsulated-oxidising-breaker-ob-3': 'oxidiser',
  'permanent-clay-stabiliser-cs-9': 'environment',
  'fast-drop-demulsifier-dm-330': 'flammable',
  'pour-point-depressant-pp-55': 'flammable',
  'hydrogen-sulphide-scavenger-hs-80': 'environment',
  'drag-reducing-suspension-dr-25': 'low',
  'module-cleaning-concentrate-mc-2': 'low',
  'thermal-storage-salt-ts-565': 'oxidiser',
  'membrane-antiscalant-as-20': 'low',
  'cationic-flocculant-cf-88': 'dust',
  'colour-removal-polymer-cr-5': 'irritant',
  'liquid-epoxy-joint-coating-ec-400': 'irritant',
  'zinc-free-hydraulic-oil-zf-46': 'low',
  'synthetic-gear-oil-sg-320': 'low',
  'steam-turbine-oil-tu-32': 'low',
  'compressor-oil-pao-68': 'low',
  'inhibited-transformer-oil-to-3': 'low',
  'calcium-sulphonate-grease-cs-2': 'low',
  'polyurea-motor-grease-pu-2': 'low',
  'semi-synthetic-coolant-sc-8': 'irritant',
  'vanishing-stamping-oil-vs-1': 'flammable',
};

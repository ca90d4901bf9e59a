import type { Staging } from './frame';
import type { drawings } from './index';

/** The picture of a product: its drawing, its setting, and the number shown. */
export interface ProductPicture extends Staging {
  readonly drawing: keyof typeof drawings;
}

/**
 * The picture of each product, by its slug. Products with the same drawing and accent colour have different settings.
 */
const shownAs: Readonly<
  Record<string, readonly [ProductPicture['drawing'], Staging['setting'], Staging['arrangement']]>
> = {
  'neutralising-amine-na-15': ['drum', 'plant', 'pair'],
  'polyaluminium-chloride-pac-30': ['sack', 'warehouse', 'row'],
  'cooling-water-treatment-cw-12': ['ibc', 'yard', 'one'],
  'isopropyl-alcohol-ip-99': ['bottle', 'laboratory', 'near'],
  'high-temperature-cement-retarder-cr-210': ['sack', 'field', 'one'],
  'cement-fluid-loss-additive-cf-70': ['big-bag', 'warehouse', 'pair'],
  'anti-gas-migration-latex-gl-45': ['ibc', 'overcast', 'one'],
  'cement-dispersant-cd-25': ['sack', 'lowSun', 'pair'],
  'hollow-sphere-extender-he-12': ['big-bag', 'noon', 'one'],
  'hindered-phenol-antioxidant-ao-76': ['jar', 'laboratory', 'pair'],
  'butyl-glycol-ether-bg-98': ['drum', 'yard', 'row'],
  'polycarboxylate-dispersant-pd-40': ['pail', 'workshop', 'one'],
  'high-purity-dimethylaminopropylamine-dp-99': ['jerrycan', 'laboratory', 'one'],
  'anionic-friction-reducer-fr-18': ['ibc', 'field', 'pair'],
  'fast-hydrating-guar-slurry-gs-48': ['jerrycan', 'desert', 'pair'],
  'delayed-borate-crosslinker-bx-7': ['drum', 'field', 'one'],
  'encapsulated-oxidising-breaker-ob-3': ['jar', 'lowSun', 'near'],
  'permanent-clay-stabiliser-cs-9': ['drum', 'night', 'pair'],
  'fast-drop-demulsifier-dm-330': ['drum', 'rain', 'one'],
  'pour-point-depressant-pp-55': ['ibc', 'night', 'one'],
  'hydrogen-sulphide-scavenger-hs-80': ['ibc', 'plant', 'pair'],
  'drag-reducing-suspension-dr-25': ['pail', 'desert', 'row'],
  'zinc-free-hydraulic-oil-zf-46': ['oil-can', 'workshop', 'near'],
  'synthetic-gear-oil-sg-320': ['pail', 'plant', 'row'],
  'steam-turbine-oil-tu-32': ['drum', 'warehouse', 'one'],
  'compressor-oil-pao-68': ['oil-can', 'lowSun', 'row'],
  'inhibited-transformer-oil-to-3': ['ibc', 'noon', 'one'],
  'calcium-sulphonate-grease-cs-2': ['grease-tub', 'laboratory', 'near'],
  'polyurea-motor-grease-pu-2': ['grease-tub', 'workshop', 'pair'],
  'semi-synthetic-coolant-sc-8': ['drum', 'workshop', 'pair'],
  'vanishing-stamping-oil-vs-1': ['jerrycan', 'rain', 'row'],
  'film-forming-corrosion-inhibitor-c-140': ['drum', 'field', 'pair'],
  'phosphonate-scale-inhibitor-s-220': ['ibc', 'desert', 'one'],
  'polymer-viscosifier-xg-90': ['sack', 'warehouse', 'pair'],
  'wellhead-multiphase-meter-mp-3': ['flow-meter', 'lowSun', 'one'],
  'whole-core-analysis-service-pack': ['core-sample', 'laboratory', 'one'],
  'high-temperature-fluid-loss-polymer-fl-180': ['sack', 'lowSun', 'row'],
  'ester-drilling-lubricant-el-50': ['drum', 'coast', 'one'],
  'linear-motion-shale-shaker-ls-4': ['shaker', 'night', 'one'],
  'mud-logging-cabin-ml-12': ['cabin', 'desert', 'one'],
  'wireless-vibration-sensor-v-3': ['sensor', 'plant', 'near'],
  'field-edge-gateway-g-20': ['gateway', 'workshop', 'one'],
  'radar-tank-level-transmitter-r-80': ['transmitter', 'yard', 'near'],
  'production-surveillance-suite-ps-5': ['server', 'night', 'one'],
  'reverse-demulsifier-rd-60': ['jerrycan', 'plant', 'row'],
  'oxygen-scavenger-os-30': ['drum', 'overcast', 'pair'],
  'nutshell-filter-skid-nf-60': ['filter-vessel', 'noon', 'one'],
  'pleated-cartridge-filter-pc-5': ['cartridge', 'laboratory', 'pair'],
  'glass-reinforced-epoxy-flowline-gre-150': ['pipe-section', 'field', 'one'],
  'trunnion-ball-valve-tb-600': ['valve', 'workshop', 'near'],
  'skid-mounted-pig-launcher-pl-300': ['launcher', 'noon', 'one'],
  'pipeline-gel-plug-gp-10': ['pail', 'desert', 'near'],
  'magnetic-flux-inspection-pig-mf-12': ['pig', 'workshop', 'near'],
  'composite-repair-sleeve-rs-40': ['sleeve', 'rain', 'one'],
  'cathodic-protection-rectifier-cp-50': ['inverter', 'desert', 'one'],
  'acoustic-leak-sensor-al-9': ['sensor', 'yard', 'near'],
  'three-layer-coated-line-pipe-x65': ['pipe-section', 'yard', 'one'],
  'monolithic-insulating-joint-ij-100': ['sleeve', 'overcast', 'near'],
  'expanding-gate-valve-eg-900': ['valve', 'lowSun', 'one'],
  'liquid-epoxy-joint-coating-ec-400': ['pail', 'ridge', 'pair'],
  'bifacial-solar-module-bf-585': ['solar-module', 'noon', 'one'],
  'single-axis-tracker-st-2p': ['tracker', 'desert', 'one'],
  'outdoor-string-inverter-si-125': ['inverter', 'ridge', 'one'],
  'wind-turbine-blade-wb-62': ['turbine-blade', 'coast', 'one'],
  'module-cleaning-concentrate-mc-2': ['jerrycan', 'lowSun', 'pair'],
  'battery-container-bc-3': ['battery-container', 'ridge', 'one'],
  'alkaline-electrolyser-ae-100': ['electrolyser', 'lowSun', 'one'],
  'thermal-storage-salt-ts-565': ['big-bag', 'yard', 'pair'],
  'plant-controller-pc-8': ['gateway', 'night', 'near'],
  'seawater-membrane-element-sw-440': ['membrane', 'coast', 'one'],
  'hollow-fibre-ultrafilter-uf-77': ['membrane', 'laboratory', 'near'],
  'membrane-antiscalant-as-20': ['jerrycan', 'rain', 'pair'],
  'containerised-desalination-unit-cd-500': ['treatment-container', 'coast', 'one'],
  'cationic-flocculant-cf-88': ['sack', 'warehouse', 'one'],
  'colour-removal-polymer-cr-5': ['jerrycan', 'laboratory', 'row'],
  'moving-bed-carrier-mb-650': ['carrier', 'lowSun', 'near'],
  'self-priming-effluent-pump-ep-80': ['pump', 'overcast', 'near'],
};

/** The picture of the product with that slug; undefined without one. */
export function pictureOf(slug: string): ProductPicture | undefined {
  const [drawing, setting, arrangement] = shownAs[slug] ?? [];
  return drawing && setting && arrangement && { drawing, setting, arrangement };
}

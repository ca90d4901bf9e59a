import type { scenes } from '../scenes';

/** The scene on the brochure of each subsector, by its slug. */
export const brochureScenes: Readonly<Record<string, keyof typeof scenes>> = {
  'exploration-production': 'scene-oil-dusk',
  'drilling-service': 'scene-rig-night',
  'iot-it-big-data-analysis': 'scene-control-room',
  'water-treatment-filtration': 'scene-water-works',
  'pipeline-division': 'scene-pipeline-plain',
  chemicals: 'scene-refinery-columns',
  'well-cementing-additives': 'scene-laboratory-bench',
  'speciality-chemicals': 'scene-laboratory-macro',
  'fracking-chemicals': 'scene-rig-night',
  'crude-additives': 'scene-tank-farm',
  'renewable-energy': 'scene-wind-solar',
  'energy-storage': 'scene-storage-hydrogen',
  'desalination-membranes': 'scene-desalination-coast',
  'effluent-recycling': 'scene-water-works-dawn',
  'pipeline-integrity': 'scene-pipeline-crew',
  'line-pipe-fittings': 'scene-pipeline-plain-dawn',
  'industrial-oils': 'scene-lubricants-line',
  'greases-metalworking': 'scene-workshop',
};

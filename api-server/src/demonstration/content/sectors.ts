import type { DemonstrationSector } from '../records';

/** The six industries the company serves, in the order the menu shows them. */
export const sectors: DemonstrationSector[] = [
  {
    slug: 'oilandgas',
    name: 'Oil and Gas',
    accent: 'oil-gas',
    logo: 'file:picture/scene-oil-dusk',
    description:
      'From the first seismic line to the last barrel of a mature field, we work beside operators who have to drill deeper, in hotter formations and with fewer people on location. Our crews supply drilling fluids, well instrumentation, produced-water treatment and field data services from yards at Barmer, Ankleshwar, Sivasagar and Rajahmundry. Every programme begins with the formation, not with a catalogue: we test cores and fluids in our own laboratory, agree the figures with your engineers and stay on site until the well performs as designed.',
  },
  {
    slug: 'downstream',
    name: 'Downstream Chemicals',
    accent: 'chemicals',
    logo: 'file:picture/scene-refinery-columns',
    description:
      'Refineries, terminals and petrochemical plants depend on small quantities of the right molecule in the right place. We blend cementing additives, fracturing chemicals, crude-oil additives and speciality intermediates in two plants at Dahej and Visakhapatnam, under one quality system and with full batch traceability. Our application chemists visit the unit before they quote, size the dose on your own crude or water, and return after start-up to confirm that the saving promised in the trial report is the saving seen on the meter.',
  },
  {
    slug: 'renewable',
    name: 'Renewable Energy',
    accent: 'renewable',
    logo: 'file:picture/scene-wind-solar',
    description:
      'We build and care for solar, wind and storage plants that Indian industry can rely on through the monsoon, the dust season and the evening peak. Modules, trackers, inverters, blades and battery containers are chosen for heat, humidity and soiling rather than for a laboratory rating, and each plant is watched from our control room in Vadodara. Forty of our customers now cover more than half of their daytime demand from their own roofs and land, with a payback that our engineers put in writing and audit every year.',
  },
  {
    slug: 'water',
    name: 'Water',
    accent: 'water',
    logo: 'file:picture/scene-water-works',
    description:
      'Water is the raw material every plant shares with the town around it. We design intake, softening, desalination and effluent plants, supply the membranes, media and dosing chemicals they run on, and operate them where the owner would rather concentrate on production. Our zero-liquid-discharge plants recover up to 97 per cent of the water that enters them, and the brine that remains leaves as a dry, weighed and certified solid. Each works publishes its own figures daily, so that the operator, the owner and the pollution control board read the same numbers.',
  },
  {
    slug: 'pipeline',
    name: 'Pipeline',
    accent: 'pipeline',
    logo: 'file:picture/scene-pipeline-plain',
    description:
      'A pipeline is judged by the decades in which nothing happens. We supply coated line pipe, valves, fittings and pigging equipment, inspect and rehabilitate lines in service, and monitor cathodic protection and leaks across 4,200 km of crude, gas and product networks. Our integrity engineers combine in-line inspection, soil surveys and operating history into one ranked list of digs, so that maintenance money goes to the ten joints that need it and not to the thousand that do not. Emergency crews reach any point of a contracted line within six hours.',
  },
  {
    slug: 'lubricants',
    name: 'Lubricants',
    accent: 'lubricants',
    logo: 'file:picture/scene-lubricants-line',
    description:
      'Most bearings do not wear out; they are starved, flooded or contaminated. Our lubricant plant at Silvassa blends hydraulic, gear, turbine and compressor oils, greases and metalworking fluids from Group II, Group III and synthetic base stocks, and our reliability engineers look after what happens to them once the drum is opened. Oil samples from more than eleven thousand machines pass through the laboratory each year. The result is a short letter in plain language: leave it, filter it, change it, or stop the machine and call us before the night shift starts.',
  },
];

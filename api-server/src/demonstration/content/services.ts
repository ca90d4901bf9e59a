import type { DemonstrationService } from '../records';

/** Services and, within each, what is offered in particular. */
export const services: DemonstrationService[] = [
  {
    logo: 'file:picture/service-drilling',
    title: 'Drilling and well services',
    desc: 'Mud engineering, solids control and cementing support for land rigs, with our own laboratory on the location and an engineer on every tour.',
    innerServices: [
      {
        title: 'Mud engineering',
        desc: 'A programme for each section of the hole, daily checks against it, and a closing report that compares planned and actual consumption item by item.',
        image: 'file:picture/scene-rig-night',
      },
      {
        title: 'Solids control and waste',
        desc: 'Shakers, centrifuges and dryers sized for the rate of penetration. Cuttings leave the location dry, weighed and with a destination on paper.',
        image: 'file:picture/scene-oil-dusk',
      },
      {
        title: 'Cementing support',
        desc: 'Slurry design in our consistometer with your cement and your water, and a chemist at the first job of every new design.',
        image: 'file:picture/scene-laboratory-bench',
      },
    ],
  },
  {
    logo: 'file:picture/service-laboratory',
    title: 'Laboratory and field trials',
    desc: 'Core, crude, water and oil analysis at Vadodara and Duliajan, and trials on your own plant that are measured before and after.',
    innerServices: [
      {
        title: 'Crude and core laboratory',
        desc: 'Routine and special core analysis, wax and asphaltene characterisation, and a model pipeline in which crude is cooled as your soil cools it.',
        image: 'file:picture/scene-laboratory-macro',
      },
      {
        title: 'Water and effluent laboratory',
        desc: 'Accredited analysis of 86 parameters, membrane autopsies and mobile pilot plants that run at your balancing tank for six weeks.',
        image: 'file:picture/scene-water-works-dawn',
      },
      {
        title: 'Oil condition monitoring',
        desc: 'Wear metals, water, acidity, varnish and particle count within 48 hours, reported as one sentence the shift can act upon.',
        image: 'file:picture/scene-workshop',
      },
    ],
  },
  {
    logo: 'file:picture/service-water',
    title: 'Water as a service',
    desc: 'We design, finance, build and operate intake, desalination, effluent and zero-liquid-discharge plants, and are paid for each cubic metre in specification.',
    innerServices: [
      {
        title: 'Design and build',
        desc: 'From the first sample to the performance test, with the worst week of the year as the design case.',
        image: 'file:picture/scene-desalination-coast',
      },
      {
        title: 'Operation and maintenance',
        desc: 'Thirty-one works run day and night by our own operators, with daily figures open to owner and regulator alike.',
        image: 'file:picture/scene-water-works',
      },
      {
        title: 'Emergency water',
        desc: 'Containerised units of 50 to 2,000 m³/day that leave our yard within 72 hours.',
        image: 'file:picture/scene-storage-hydrogen',
      },
      {
        title: 'Sludge and brine',
        desc: 'Dewatering, evaporation and crystallisation, with certified disposal or sale of the recovered salt.',
        image: 'file:picture/scene-tank-farm',
      },
    ],
  },
  {
    logo: 'file:picture/service-renewable',
    title: 'Renewable plants',
    desc: 'Wind, solar, storage and hydrogen for industry: survey, design, supply, erection and twenty-five years of operation under a measured yield guarantee.',
    innerServices: [
      {
        title: 'Survey and design',
        desc: 'Twelve months of wind or irradiation data, soil and grid studies, and a yield estimate with its uncertainty stated.',
        image: 'file:picture/scene-wind-solar',
      },
      {
        title: 'Operation and cleaning',
        desc: 'Control room in Vadodara, regional crews within four hours, and cleaning scheduled by measured soiling rather than by calendar.',
        image: 'file:picture/scene-solar-crew',
      },
      {
        title: 'Storage and hydrogen integration',
        desc: 'Battery containers and electrolysers connected to existing boards, networks and safety systems.',
        image: 'file:picture/scene-storage-hydrogen',
      },
    ],
  },
  {
    logo: 'file:picture/service-integrity',
    title: 'Pipeline integrity',
    desc: 'In-line inspection, corrosion surveys, monitoring and repair of pipelines in service, brought together in one ranked list of digs.',
    innerServices: [
      {
        title: 'Inspection and survey',
        desc: 'Flux and geometry tools, close-interval potential survey, depth of cover and drone patrol on one alignment.',
        image: 'file:picture/scene-pipeline-crew',
      },
      {
        title: 'Repair in service',
        desc: 'Composite sleeves, clamps, hot taps and recoating by crews that reach any contracted kilometre within six hours.',
        image: 'file:picture/scene-pipeline-plain-dawn',
      },
    ],
  },
  {
    logo: 'file:picture/service-reliability',
    title: 'Lubrication and reliability',
    desc: 'Lubrication surveys, oil storage, training and condition monitoring for plants in which an hour of standstill has a price.',
    innerServices: [
      {
        title: 'Lubrication survey',
        desc: 'Every lubrication point listed, photographed, colour-coded and given an amount and an interval. The list is yours.',
        image: 'file:picture/scene-lubricants-line',
      },
      {
        title: 'Training',
        desc: 'Two days in Hindi, Gujarati, Tamil, Odia or English for the people who carry the grease gun, with a practical examination.',
        image: 'file:picture/scene-workshop',
      },
      {
        title: 'Wireless machine monitoring',
        desc: 'Vibration and temperature from every critical machine, with alarms that say what to check first.',
        image: 'file:picture/scene-control-room',
      },
    ],
  },
].map((service, order) => ({ ...service, order }));

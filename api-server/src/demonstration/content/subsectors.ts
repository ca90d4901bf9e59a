import type { SubsectorSource } from '../records';

/**
 * Every subsector of the specification's static offerings data, and those the other sectors need.
 * The slugs, compared without case and punctuation, answer the addresses of that data.
 */
export const subsectors: SubsectorSource[] = [
  {
    slug: 'exploration-production',
    sector: 'oilandgas',
    name: 'Exploration & Production',
    picture: 'scene-oil-dusk',
    description:
      'Fluids, additives and surface equipment for exploratory, appraisal and producing wells. We prepare the mud programme, supply corrosion, scale and wax control for the producing life of the field, and measure the result at the wellhead. Programmes are written for Indian conditions: high geothermal gradients in Barmer and the Krishna–Godavari basin, waxy crude that sets at 42 °C, and locations that the monsoon cuts off for weeks. Core and fluid analysis, compatibility tests and annual reviews are part of the supply, not an extra.',
  },
  {
    slug: 'drilling-service',
    sector: 'oilandgas',
    name: 'Drilling Services',
    picture: 'scene-rig-night',
    description:
      'Mud engineering, solids control, directional support and tubular running for land rigs of 750 to 2,000 hp. Our crews work 14 days on and 14 days off with a mud engineer on every tour, and bring their own laboratory cabin, shale shakers, centrifuges and instrumentation. Drilling waste is measured, dried and treated on the location, so that the pit is closed with the well. In the last five seasons we have drilled 212 wells and 487 km of hole without a lost-time injury on a Tridhara crew.',
  },
  {
    slug: 'iot-it-big-data-analysis',
    sector: 'oilandgas',
    name: 'IoT / IT / Big Data Analysis',
    picture: 'scene-control-room',
    description:
      'Sensors, gateways and analysis for fields, plants and pipelines that already have a control system but no clear picture. We instrument pumps, wells and tanks with certified wireless devices, carry the readings over radio, cellular or satellite, and keep them in a historian that your engineers can query without asking us. Models of pump wear, well decline and leak signatures run beside the data and explain every alarm they raise. Installations are commissioned in days and designed to be owned by the customer, including the keys.',
  },
  {
    slug: 'water-treatment-filtration',
    sector: 'oilandgas',
    name: 'Water Treatment & Filtration',
    picture: 'scene-water-works',
    description:
      'Produced-water and injection-water treatment for oil and gas fields: skimming, induced gas flotation, nutshell filters, cartridge filtration, de-oxygenation and biocide programmes. Units are built on skids that travel on ordinary trailers and are started within a week of arrival. We guarantee oil in water below 10 mg/L for disposal and particle size below 5 µm for injection into tight formations, and we measure both continuously. Spent media and sludge return to our own licensed facility at Dahej for recovery or incineration.',
  },
  {
    slug: 'pipeline-division',
    sector: 'oilandgas',
    name: 'Pipeline Division',
    picture: 'scene-pipeline-plain',
    description:
      'Flowlines, gathering networks and trunk lines for producing fields, from the survey peg to the hydrotest certificate. The division lays carbon-steel, glass-reinforced epoxy and flexible composite line of 50 to 600 mm, builds manifolds and launcher stations, and maintains them under performance contracts. Its welders hold current qualifications for sour service, every weld is radiographed, and the as-built record is delivered as survey data that opens in your own mapping system. Emergency clamps and spare pipe are kept at four yards for the use of contracted customers.',
  },
  {
    slug: 'chemicals',
    sector: 'downstream',
    name: 'Chemicals',
    picture: 'scene-refinery-columns',
    description:
      'Process and industrial chemicals made and packed at Dahej for refineries, power plants, textile mills and the public water supply. The range covers inhibitors, solvents, neutralising agents, treatment chemicals and intermediates in grades from technical to analytical. Each batch carries a certificate with measured values rather than limits, and a retained sample is kept for three years. Four families of speciality products (well cementing additives, speciality chemicals, fracking chemicals and crude additives) have pages of their own with full data sheets.',
  },
  {
    slug: 'well-cementing-additives',
    sector: 'downstream',
    name: 'Well Cementing Additives',
    picture: 'scene-laboratory-bench',
    description:
      'Retarders, dispersants, fluid-loss additives, extenders and anti-gas-migration systems for primary and remedial cementing from surface casing to 180 °C bottom-hole temperature. Every lot is tested in our own high-pressure consistometer with the cement and mix water of the customer’s region, because the same additive behaves differently in Assam and in Rajasthan. Dry-blend and liquid versions are available, and a cementing chemist is present at the first job of every new slurry design.',
  },
  {
    slug: 'speciality-chemicals',
    sector: 'downstream',
    name: 'Speciality Chemicals',
    picture: 'scene-laboratory-macro',
    description:
      'Small-volume, high-purity molecules for refining, polymers, coatings and electronics. The plant runs twelve multipurpose reactors from 500 L to 6 kL, glass-lined and stainless, between −20 and 250 °C and under vacuum to 5 mbar. We make catalogue products and take on custom synthesis under a confidentiality agreement, from a gram route in the laboratory to repeat campaigns of twenty tonnes. Impurity profiles are agreed before the first batch, and the analytical method is handed over with it.',
  },
  {
    slug: 'fracking-chemicals',
    sector: 'downstream',
    name: 'Fracking Chemicals',
    picture: 'scene-rig-night',
    description:
      'Friction reducers, gelling agents, cross-linkers, breakers, clay stabilisers and biocides for hydraulic fracturing of tight sandstone, shale and coal-bed methane reservoirs. The chemistry is chosen to work with produced and brackish water, so that a ten-stage treatment need not compete with a village for fresh water. Each system is qualified in a flow loop and on core from the target zone, and the full composition is disclosed to the operator and the regulator before mobilisation.',
  },
  {
    slug: 'crude-additives',
    sector: 'downstream',
    name: 'Crude Additives',
    picture: 'scene-tank-farm',
    description:
      'Demulsifiers, pour-point depressants, drag reducers, antifoulants and hydrogen-sulphide scavengers that keep crude oil moving from the well to the desalter. We begin with the bottle test and finish with the invoice: dosage, basic sediment and water, pumping power and heater duty are measured before and after, and the programme is priced on the result. Mobile dosing skids with metering pumps and level telemetry are supplied with every contract and refilled before the operator has to ask.',
  },
  {
    slug: 'renewable-energy',
    sector: 'renewable',
    name: 'Renewable Energy',
    picture: 'scene-wind-solar',
    description:
      'Solar and wind plants of 200 kW to 60 MW for factories, refineries, ports and utilities. We survey, design, supply, erect and operate, with one engineer answerable from the wind mast to the meter. Components are selected for Indian sites: bifacial modules with low temperature coefficients, trackers that stow at 22 m/s, inverters that keep their rating at 50 °C and blades with leading edges made for dust and rain. Yield is guaranteed against measured irradiation and paid for if we miss it.',
  },
  {
    slug: 'energy-storage',
    sector: 'renewable',
    name: 'Energy Storage & Hydrogen',
    picture: 'scene-storage-hydrogen',
    description:
      'Battery containers, thermal stores and electrolysers that move renewable energy to the hour in which it is needed. Systems from 250 kWh to 80 MWh shave the evening peak, replace diesel during outages and firm the output of wind and solar plants to a schedule the grid operator can plan with. For refineries and fertiliser works we integrate alkaline electrolysers with existing hydrogen networks. Fire detection, gas venting and separation distances follow the strictest of the applicable codes, and every site rehearses its emergency plan twice a year.',
  },
  {
    slug: 'desalination-membranes',
    sector: 'water',
    name: 'Desalination & Membranes',
    picture: 'scene-desalination-coast',
    description:
      'Reverse-osmosis, nanofiltration and ultrafiltration for sea water, brackish wells and process streams, from a 50 m³/day skid to a 40,000 m³/day coastal works. Energy recovery devices bring sea-water desalination below 3.1 kWh per cubic metre, and the pretreatment is designed around the worst week of the year rather than the average. We supply the elements, housings, antiscalants and cleaning chemicals, autopsy what fails and publish the result to the owner, even when the fault is ours.',
  },
  {
    slug: 'effluent-recycling',
    sector: 'water',
    name: 'Effluent & Recycling',
    picture: 'scene-water-works-dawn',
    description:
      'Effluent treatment, recycling and zero liquid discharge for textile, pharmaceutical, sugar, dairy and petrochemical plants. Biological stages, advanced oxidation, membranes, evaporators and crystallisers are combined to suit the stream, piloted on site for at least six weeks and guaranteed on the recovered water quality. Sludge is dewatered to more than 35 per cent solids before it travels. Our operating teams run 31 such works day and night, and each of them has met its consent on every day of the last four years.',
  },
  {
    slug: 'pipeline-integrity',
    sector: 'pipeline',
    name: 'Pipeline Integrity',
    picture: 'scene-pipeline-crew',
    description:
      'Inspection, monitoring and repair of lines in service. Intelligent pigs measure wall thickness and geometry, close-interval surveys find the places where cathodic protection has faded, and fibre-optic and acoustic systems listen for leaks and for the excavator that causes them. Results from every method are brought together in one register, scored by consequence and likelihood, and turned into a dig list with a budget. Composite sleeves and clamps are fitted without taking the line out of service.',
  },
  {
    slug: 'line-pipe-fittings',
    sector: 'pipeline',
    name: 'Line Pipe & Fittings',
    picture: 'scene-pipeline-plain-dawn',
    description:
      'Line pipe, valves, flanges, insulation joints and fittings from 15 to 1,200 mm for oil, gas, water and slurry. Pipe is coated in our own three-layer polyethylene and fusion-bonded epoxy line at Kandla, marked with a readable code at each end and delivered with the mill certificate, the coating record and the holiday test attached to that code. Stock for emergencies is held at four yards, and mitred, induction-bent and pre-insulated sections are made to drawing within three weeks.',
  },
  {
    slug: 'industrial-oils',
    sector: 'lubricants',
    name: 'Industrial Oils',
    picture: 'scene-lubricants-line',
    description:
      'Hydraulic, gear, turbine, compressor, heat-transfer and transformer oils for plants that count the cost of an hour’s stop. The oils are blended from Group II, Group III and polyalphaolefin base stocks, filtered to 16/14/11 cleanliness before filling, and delivered in drums, intermediate containers or tankers that carry nothing else. Supply includes a lubrication survey, colour-coded storage, training for the people who hold the grease gun and a used-oil analysis for every critical machine.',
  },
  {
    slug: 'greases-metalworking',
    sector: 'lubricants',
    name: 'Greases & Metalworking',
    picture: 'scene-workshop',
    description:
      'Lithium-complex, calcium-sulphonate and polyurea greases for bearings, couplings and open gears, together with cutting, forming and rust-preventive fluids for machine shops. The greases withstand water, shock and temperatures from −30 to 200 °C; the metalworking fluids are free of chlorine, secondary amines and boron. Operators receive sampling kits and a monthly report on concentration, bacteria and tramp oil, so that a sump lasts a year instead of a season and skin complaints disappear from the first-aid book.',
  },
];

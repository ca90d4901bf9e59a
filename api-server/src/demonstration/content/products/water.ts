import { chemical, equipment } from './builders';

export const waterProducts = [
  // Desalination & Membranes
  equipment({
    slug: 'seawater-membrane-element-sw-440',
    subsector: 'desalination-membranes',
    name: 'Seawater Membrane Element SW 440',
    picture: 'membrane',
    description:
      'A spiral-wound reverse-osmosis element of 40.9 m² for sea water and strong brackish wells. It rejects 99.8 per cent of salt and 93 per cent of boron in a single pass, with feed spacers of 0.86 mm that stay open when the sea is full of silt. Every element is tested wet before shipping and its own flow and rejection, not a type value, are printed on the label.',
    appearance: 'White cylinder, teal end caps',
    materials: 'Polyamide thin-film composite, glass-reinforced outer wrap, ABS end caps',
    grade: 'Sea water, high boron rejection',
    benefits:
      'Rejects 99.8 per cent of salt in one pass. Removes 93 per cent of boron. Keeps open spacers through silty seasons. Carries its own measured values on the label.',
    application:
      'Sea-water and high-salinity brackish desalination, second-pass polishing, zero-liquid-discharge concentrate.',
    packaging: 'Pallet',
    ratings: {
      'Permeate flow': '33 m³/day at test conditions',
      'Membrane area': '40.9 m²',
      'Maximum pressure': '83 bar',
      'pH range': '2 to 11 in service, 1 to 13 in cleaning',
    },
    availability: 'Ex stock',
  }),
  equipment({
    slug: 'hollow-fibre-ultrafilter-uf-77',
    subsector: 'desalination-membranes',
    name: 'Hollow Fibre Ultrafilter UF 77',
    picture: 'membrane',
    description:
      'An outside-in ultrafiltration module of 77 m² that brings surface or sea water below a silt density index of 2.5 whatever the monsoon does to the intake. Reinforced PVDF fibres withstand air scour every forty minutes and 5,000 ppm of chlorine in cleaning. A broken fibre is found with an air test and pinned in ten minutes without taking the rack out of service.',
    appearance: 'Clear housing, white fibres',
    materials: 'PVDF hollow fibres of 0.03 µm, uPVC housing, epoxy potting',
    grade: 'Pretreatment and drinking water',
    benefits:
      'Delivers a silt density index below 2.5 in every season. Removes 99.9999 per cent of bacteria. Withstands strong chlorine cleaning. A broken fibre is repaired in ten minutes.',
    application: 'Pretreatment for reverse osmosis, drinking water, tertiary effluent polishing.',
    packaging: 'Wooden crate',
    ratings: {
      'Membrane area': '77 m²',
      'Design flux': '50 to 90 L/m²·h',
      'Pore size': '0.03 µm',
      'Maximum transmembrane pressure': '2.1 bar',
    },
    availability: '2 to 3 weeks',
  }),
  chemical({
    slug: 'membrane-antiscalant-as-20',
    subsector: 'desalination-membranes',
    name: 'Membrane Antiscalant AS 20',
    picture: 'jerrycan',
    description:
      'A phosphonate-free antiscalant for reverse osmosis at high recovery. It keeps calcium carbonate to a saturation index of 2.6, calcium sulphate to 300 per cent and silica to 240 mg/L in solution, and feeds no bacteria. The dose is calculated with a projection program that we supply without charge and check against the first autopsy.',
    appearance: 'Clear pale-yellow liquid',
    form: 'Liquid',
    composition: 'Polycarboxylate and sulphonated terpolymer, 36 % solids in water',
    grade: 'Drinking water, phosphorus-free',
    solubility: 'Completely soluble in water',
    benefits:
      'Allows recoveries up to 85 per cent on brackish wells. Holds silica to 240 mg/L. Contains no phosphorus to feed bacteria. Is compatible with coagulants left over from pretreatment.',
    application: 'Dose 2 to 5 mg/L upstream of the cartridge filter.',
    packaging: '20 L pail',
    shelfLife: '24 months',
    density: '1.16 g/cm³ at 20 °C',
    flashPoint: 'Does not flash (aqueous)',
    hazard: 'low',
  }),
  equipment({
    slug: 'containerised-desalination-unit-cd-500',
    subsector: 'desalination-membranes',
    name: 'Containerised Desalination Unit CD 500',
    picture: 'treatment-container',
    description:
      'A complete sea-water plant of 500 m³/day in two forty-foot containers: screen, ultrafiltration, reverse osmosis with energy recovery, remineralisation and laboratory bench. It was built for coastal villages and construction camps where a pipeline would take years. Power demand is 3.2 kWh per cubic metre, low enough for a solar field with a small battery. One operator and one helper run it.',
    appearance: 'White container with teal band',
    materials: 'Super-duplex high-pressure pipework, GRP low-pressure pipework, coated steel container',
    grade: 'Drinking water',
    benefits:
      'Makes drinking water within a week of arrival. Uses 3.2 kWh per cubic metre. Can be run from a solar field. Needs one operator and one helper.',
    application: 'Coastal communities, ports, construction camps, emergency supply.',
    packaging: 'Skid',
    ratings: {
      Capacity: '500 m³/day at 35 g/L and 28 °C',
      Recovery: '42 %',
      'Specific energy': '3.2 kWh/m³',
      'Product quality': 'Below 350 mg/L total dissolved solids after remineralisation',
    },
    availability: 'Made to order',
  }),
  // Effluent & Recycling
  chemical({
    slug: 'cationic-flocculant-cf-88',
    subsector: 'effluent-recycling',
    name: 'Cationic Flocculant CF 88',
    picture: 'sack',
    description:
      'A high-charge polyacrylamide powder for dewatering biological sludge on centrifuges, belt presses and screw presses. Cake dryness rises by three to five points, which on a works of 10,000 m³/day means two trucks a week that need not be hired. Beads of even size dissolve in 45 minutes without gel lumps. Residual monomer is below 0.05 per cent.',
    appearance: 'White uniform beads',
    form: 'Granules',
    composition: 'Copolymer of acrylamide and quaternised acrylate, charge 80 mol %',
    grade: 'Sludge dewatering, very high charge',
    solubility: 'Dissolves in water at up to 0.5 % within 45 minutes',
    benefits:
      'Raises cake dryness by three to five points. Dissolves without gel lumps. Captures more than 97 per cent of the solids. Works on centrifuge, belt and screw press alike.',
    application: 'Prepare at 0.2 to 0.4 %; dose 4 to 9 kg per tonne of dry solids.',
    packaging: '25 kg sack',
    shelfLife: '24 months in a dry place',
    density: '0.85 g/cm³ (bulk)',
    hazard: 'dust',
  }),
  chemical({
    slug: 'colour-removal-polymer-cr-5',
    subsector: 'effluent-recycling',
    name: 'Colour Removal Polymer CR 5',
    picture: 'jerrycan',
    description:
      'A dicyandiamide resin that takes reactive and acid dyes out of textile effluent. Five hundred parts per million bring colour from 2,500 to below 150 units in one stage, and the floc settles in fifteen minutes. It saves the ozone that many works were told to buy. Trials are run with a mobile rig at the mill’s own balancing tank before anything is sold.',
    appearance: 'Colourless viscous liquid',
    form: 'Liquid',
    composition: 'Dicyandiamide–formaldehyde polycondensate, 50 % solids, free formaldehyde below 0.1 %',
    grade: 'Textile effluent',
    solubility: 'Completely soluble in water',
    benefits:
      'Brings colour below 150 units in one stage. Settles within fifteen minutes. Lowers chemical oxygen demand by up to half. Saves the cost of ozone.',
    application: 'Dose 200 to 600 mg/L after equalisation, followed by polyaluminium chloride and flocculant.',
    packaging: '1,000 L container',
    shelfLife: '12 months',
    density: '1.18 g/cm³ at 20 °C',
    flashPoint: 'Does not flash (aqueous)',
    hazard: 'irritant',
  }),
  equipment({
    slug: 'moving-bed-carrier-mb-650',
    subsector: 'effluent-recycling',
    name: 'Moving Bed Carrier MB 650',
    picture: 'carrier',
    description:
      'Polyethylene carriers with 650 m² of protected surface per cubic metre on which nitrifying and carbon-removing bacteria live undisturbed. Filling an existing aeration tank to 40 per cent doubles its capacity without concrete. The carriers float neutrally after two weeks, move with the air already installed and do not wear: samples from our first plant still measure full height after fourteen years.',
    appearance: 'White wheel-shaped carriers',
    materials: 'Virgin high-density polyethylene, ultraviolet-stabilised, density 0.96 g/cm³',
    grade: 'Protected surface 650 m²/m³',
    benefits:
      'Doubles the capacity of an existing tank. Protects nitrifying bacteria from shocks. Uses the blowers already installed. Shows no wear after fourteen years.',
    application: 'Upgrade of activated-sludge tanks, new moving-bed plants, fish farming.',
    packaging: '500 kg big bag',
    ratings: {
      Dimensions: '25 mm diameter, 10 mm height',
      'Filling degree': '20 to 60 %',
      'Pieces per cubic metre': '97,000',
    },
    availability: 'Ex stock',
  }),
  equipment({
    slug: 'self-priming-effluent-pump-ep-80',
    subsector: 'effluent-recycling',
    name: 'Self-Priming Effluent Pump EP 80',
    picture: 'pump',
    description:
      'A self-priming centrifugal pump for raw effluent, sludge return and filtrate, with a two-vane impeller that passes 65 mm solids. The wear plate is adjusted from outside with two spanners, and a clogged impeller is cleared through a cover without touching pipework. Mechanical seals run in an oil chamber and so survive the dry half hour that every sump pump meets sooner or later.',
    appearance: 'Cast body, teal enamel',
    materials: 'Grey cast iron casing, CD4MCu duplex impeller, silicon-carbide seal',
    grade: 'Solids-handling, 65 mm',
    benefits:
      'Primes itself from 6 m within two minutes. Passes solids of 65 mm. Can be cleared without breaking pipework. Survives dry running for half an hour.',
    application: 'Raw effluent, return sludge, storm water and industrial sumps.',
    packaging: 'Wooden crate',
    ratings: {
      Capacity: '10 to 90 m³/h',
      Head: 'Up to 34 m',
      'Motor power': '11 kW, efficiency class IE4',
    },
    selects: {
      'Nominal size': { value: 'DN 80', options: ['DN 50', 'DN 80', 'DN 100', 'DN 150', 'DN 200', 'DN 300'] },
    },
    availability: '2 to 3 weeks',
  }),
];

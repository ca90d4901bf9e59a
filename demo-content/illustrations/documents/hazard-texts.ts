import type { HazardClass } from './hazards';

/** The texts of a safety data sheet that depend on the class of product. */
export interface HazardText {
  signal: 'Danger' | 'Warning' | 'None';
  statements: string[];
  precautions: string[];
  skin: string;
  eyes: string;
  fire: string;
  spill: string;
  store: string;
  gloves: string;
  avoid: string;
  toxicity: string;
  ecology: string;
  transport: readonly [number: string, name: string, group: string];
}

const shared = {
  skin: 'Take off contaminated clothing. Wash with plenty of water and soap. See a physician if irritation persists.',
  eyes: 'Rinse carefully with water for several minutes. Remove contact lenses if present and easy to do. Continue rinsing.',
  fire: 'Water spray, foam, carbon dioxide or dry powder. Cool closed containers with water.',
  spill:
    'Stop the leak if this is safe. Contain with sand or earth, absorb and collect in labelled containers. Keep out of drains.',
  store: 'Keep in the closed original container, dry and well ventilated, between 5 and 40 °C.',
  gloves: 'Nitrile rubber, 0.4 mm, breakthrough time above 480 min. Tightly fitting safety glasses.',
  avoid: 'Strong oxidising agents.',
  toxicity: 'Acute toxicity is low (LD50 oral, rat, above 2,000 mg/kg). Not a sensitiser in the tests available.',
  ecology: 'Not classified as dangerous to the environment. Larger amounts must not reach water untreated.',
  transport: ['–', 'Not regulated as dangerous goods', '–'] as const,
};

export const hazardTexts: Record<HazardClass, HazardText> = {
  low: {
    ...shared,
    signal: 'None',
    statements: ['Not classified as hazardous. Slippery when spilled.'],
    precautions: ['Observe the usual care when handling chemicals.', 'Clean spills at once.'],
  },
  irritant: {
    ...shared,
    signal: 'Warning',
    statements: ['H315 Causes skin irritation.', 'H319 Causes serious eye irritation.'],
    precautions: [
      'P264 Wash hands thoroughly after handling.',
      'P280 Wear protective gloves and eye protection.',
      'P305 + P351 + P338 If in eyes: rinse cautiously with water for several minutes.',
    ],
    toxicity:
      'Acute toxicity is low (LD50 oral, rat, above 2,000 mg/kg). Irritates skin and eyes on prolonged contact.',
  },
  'corrosive-acid': {
    ...shared,
    signal: 'Danger',
    statements: ['H290 May be corrosive to metals.', 'H314 Causes severe skin burns and eye damage.'],
    precautions: [
      'P260 Do not breathe mist or vapours.',
      'P280 Wear gloves, protective clothing and face protection.',
      'P303 + P361 + P353 If on skin: take off contaminated clothing at once and rinse with water.',
      'P310 Call a physician immediately.',
    ],
    skin: 'Take off contaminated clothing at once. Rinse with water for at least 15 minutes. Call a physician.',
    eyes: 'Rinse at once with gently flowing water for at least 15 minutes with the eyelids held open. Take to an eye specialist.',
    spill:
      'Wear full protection. Contain with sand, neutralise carefully with lime or soda ash, collect and rinse the residue with much water.',
    store:
      'Keep in the closed original container, away from bases and bare metal, on an acid-resistant floor with a bund.',
    gloves: 'Butyl rubber, 0.7 mm, breakthrough time above 480 min. Goggles and face shield. Rubber boots and apron.',
    avoid: 'Bases, bleach, bare carbon steel and aluminium.',
    toxicity: 'Corrosive to skin, eyes and airways. LD50 oral, rat, 1,100 mg/kg.',
    transport: ['UN 3264', 'Corrosive liquid, acidic, inorganic, n.o.s., class 8', 'III'],
  },
  'corrosive-base': {
    ...shared,
    signal: 'Danger',
    statements: [
      'H226 Flammable liquid and vapour.',
      'H302 Harmful if swallowed.',
      'H314 Causes severe skin burns and eye damage.',
    ],
    precautions: [
      'P210 Keep away from heat, sparks and open flames.',
      'P280 Wear gloves, protective clothing and face protection.',
      'P303 + P361 + P353 If on skin: take off contaminated clothing at once and rinse with water.',
      'P310 Call a physician immediately.',
    ],
    skin: 'Take off contaminated clothing at once. Rinse with water for at least 15 minutes. Call a physician.',
    eyes: 'Rinse at once with gently flowing water for at least 15 minutes with the eyelids held open. Take to an eye specialist.',
    fire: 'Alcohol-resistant foam, carbon dioxide or dry powder. Vapours are irritant; wear breathing apparatus.',
    spill:
      'Remove sources of ignition. Wear full protection. Absorb with vermiculite or sand and neutralise the residue with citric acid.',
    store: 'Keep under nitrogen in the closed original container, cool, away from acids and sources of ignition.',
    gloves: 'Butyl rubber, 0.7 mm, breakthrough time above 240 min. Goggles and face shield. Filter type K.',
    avoid: 'Acids, oxidising agents, copper and its alloys.',
    toxicity: 'Corrosive. Harmful if swallowed (LD50 oral, rat, 900 mg/kg). Vapours irritate the airways.',
    transport: ['UN 2734', 'Amines, liquid, corrosive, flammable, n.o.s., class 8 (3)', 'II'],
  },
  flammable: {
    ...shared,
    signal: 'Danger',
    statements: [
      'H225/H226 Flammable liquid and vapour.',
      'H304 May be fatal if swallowed and enters airways.',
      'H336 May cause drowsiness or dizziness.',
    ],
    precautions: [
      'P210 Keep away from heat, sparks and open flames. No smoking.',
      'P240 Ground and bond container and receiving equipment.',
      'P301 + P310 If swallowed: call a physician at once.',
      'P331 Do not induce vomiting.',
    ],
    fire: 'Foam, carbon dioxide or dry powder. Do not use a full water jet. Vapours travel along the ground.',
    spill:
      'Remove all sources of ignition and ventilate. Contain with sand, absorb and collect with tools that do not spark. Keep out of drains.',
    store:
      'Keep in the closed original container in a ventilated store for flammable liquids, grounded, away from heat and oxidising agents.',
    gloves:
      'Nitrile rubber, 0.4 mm, breakthrough time above 240 min. Safety glasses. Filter type A where ventilation is poor.',
    avoid: 'Strong oxidising agents, heat, static discharge.',
    toxicity:
      'Acute toxicity is low, but the liquid can damage the lungs if it enters them after swallowing. Vapours are narcotic.',
    ecology: 'Floats on water. May cause long-lasting effects to water organisms.',
    transport: ['UN 1993', 'Flammable liquid, n.o.s., class 3', 'III'],
  },
  oxidiser: {
    ...shared,
    signal: 'Danger',
    statements: [
      'H272 May intensify fire; oxidiser.',
      'H302 Harmful if swallowed.',
      'H317 May cause an allergic skin reaction.',
    ],
    precautions: [
      'P210 Keep away from heat.',
      'P220 Keep away from clothing and other combustible materials.',
      'P280 Wear protective gloves and eye protection.',
    ],
    fire: 'Much water. Powder, foam and carbon dioxide are of no use, as the substance supplies oxygen itself.',
    spill:
      'Collect dry with clean tools into clean, vented containers. Never use sawdust or other combustible absorbents.',
    store: 'Keep dry and below 35 °C, apart from acids, reducing agents and everything that burns.',
    avoid: 'Combustible matter, reducing agents, metals, acids.',
    toxicity: 'Harmful if swallowed (LD50 oral, rat, 700 mg/kg). Dust may sensitise.',
    transport: ['UN 1479', 'Oxidising solid, n.o.s., class 5.1', 'III'],
  },
  dust: {
    ...shared,
    signal: 'None',
    statements: [
      'Not classified as hazardous. Fine dust can form explosive mixtures with air and irritate eyes and airways. Slippery when wet.',
    ],
    precautions: ['Avoid the formation of dust.', 'Ground equipment when emptying sacks and big bags.'],
    spill: 'Sweep or vacuum up dry. Do not rinse with water before the powder has been removed: danger of slipping.',
    store: 'Keep in the closed sack on a pallet, dry, below 40 °C.',
    gloves: 'Leather or nitrile gloves. Safety glasses. Dust mask P2 when emptying sacks.',
  },
  environment: {
    ...shared,
    signal: 'Warning',
    statements: ['H315 Causes skin irritation.', 'H411 Toxic to aquatic life with long-lasting effects.'],
    precautions: [
      'P273 Avoid release to the environment.',
      'P280 Wear protective gloves and eye protection.',
      'P391 Collect spillage.',
    ],
    ecology: 'Toxic to water organisms (EC50 daphnia, 48 h, 4 mg/L). Must not reach surface water or drains.',
    transport: ['UN 3082', 'Environmentally hazardous substance, liquid, n.o.s., class 9', 'III'],
  },
};

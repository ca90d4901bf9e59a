/** A category card of the static chemicals page. */
export interface ChemicalCard {
  readonly title: string;
  readonly description: string;
  /** The address of a picture; empty for the placeholder. */
  readonly logo: string;
  /** The address of a PDF; empty without one. */
  readonly pdf: string;
}

/** The four sample categories of the static chemicals page (specification, section 2). */
export const CHEMICAL_CARDS: readonly ChemicalCard[] = [
  {
    title: 'Well Cementing Additives',
    description: 'Retarders, dispersants and fluid-loss control for primary and remedial cementing.',
    logo: '',
    pdf: '',
  },
  {
    title: 'Speciality Chemicals',
    description: 'Small-volume, high-purity molecules for refining, polymers and coatings.',
    logo: '',
    pdf: '',
  },
  {
    title: 'Fracking Chemicals',
    description: 'Friction reducers, gelling agents and breakers that work with produced water.',
    logo: '',
    pdf: '',
  },
  {
    title: 'Crude Additives',
    description: 'Demulsifiers, pour-point depressants and scavengers from the well to the desalter.',
    logo: '',
    pdf: '',
  },
];

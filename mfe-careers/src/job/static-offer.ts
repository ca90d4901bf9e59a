/** The offer of every position; the same on every job's page (specification, section 2, job detail). */
export const STATIC_OFFER = [
  'Health insurance for you and your family, and accident cover on every site',
  'Training on the job and in the classroom, paid for by us, with time set aside for it',
  'A pay review every year, with allowances for field work and shifts',
  'Travel, lodging and protective equipment at our cost wherever the work takes you',
] as const;

import { languageName, type GivenConsent } from 'api-client';

/** The privacy notice that someone agreed to: its version, and the language in which it was read. */
export const consentWords = ({ notice, language }: GivenConsent): string =>
  `Version ${notice}, read in ${languageName(language)}`;

/** The same in a list of facts; records from before it was noted have none. */
export const consentFacts = (consent: GivenConsent | undefined): { term: string; detail: string }[] =>
  consent ? [{ term: 'Privacy notice', detail: consentWords(consent) }] : [];

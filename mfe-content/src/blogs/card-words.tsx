import type { ReactNode } from 'react';
import { useTexts } from '../texts';
import { TextDay } from '../site/text-day';

/** The words on cards of blogs; English by default, as on the home page, whose script has no texts. */
export interface CardWords {
  /** The words at the end of a card. */
  readonly more?: ReactNode;
  /** The labels of the arrows. */
  readonly previous?: string;
  readonly next?: string;
  /** Shows the day of publication. */
  readonly dayOf?: (day: string) => ReactNode;
}

/** The words in the language of the document. */
export function useCardWords(): CardWords {
  const { text, lang } = useTexts();
  if (!lang) return {};
  return {
    more: <span lang={lang}>{text('Read More')}</span>,
    previous: text('Previous blogs'),
    next: text('Next blogs'),
    dayOf: (day) => day !== '' && <TextDay at={day} />,
  };
}

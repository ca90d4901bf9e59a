import { Slot } from '../slot';
import { headingId, type SectionProps } from './section-props';

/** The documents of the products that an editor chose; the catalogue shows them, with the heading. */
export function DocumentsSection({ section }: SectionProps) {
  const { eyebrow, heading, text, items, locale, untranslated } = section;
  const products = items.flatMap(({ product }) => product ?? []);
  if (products.length === 0) return null;
  return (
    <Slot
      name="page.documents"
      input={{
        ...{ section: headingId(section), products, eyebrow, heading, text },
        ...(locale && { locale }),
        ...(untranslated && { untranslated }),
      }}
    />
  );
}

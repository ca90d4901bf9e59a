import { ENQUIRY_PATH } from 'api-client';
import { ButtonLink } from 'ui-kit';
import { useTexts } from '../texts';
import { enquiryShelf, useShelf } from '../shelves/shelves';

/** A link to the enquiry, with the number of its products; renders nothing while it is empty. */
export function EnquiryLink() {
  const { text, lang } = useTexts();
  const { length } = useShelf(enquiryShelf);
  if (length === 0) return null;
  return (
    <ButtonLink href={ENQUIRY_PATH} variant="secondary" lang={lang}>
      {text('View enquiry ({count})', { count: length })}
    </ButtonLink>
  );
}

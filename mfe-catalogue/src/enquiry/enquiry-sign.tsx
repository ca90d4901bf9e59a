import { ENQUIRY_PATH } from 'api-client';
import { ClipboardList } from 'lucide-react';
import { Link } from 'react-router-dom';
import { useTexts } from '../texts';
import { enquiryShelf, useShelf } from '../shelves/shelves';
import classes from './enquiry-sign.module.css';

/** The enquiry in the navbar, with the number of its products; renders nothing while it is empty. */
export function EnquirySign() {
  const { length } = useShelf(enquiryShelf);
  const { text, count, lang } = useTexts();
  if (length === 0) return null;
  return (
    <Link
      to={ENQUIRY_PATH}
      className={classes.sign}
      aria-label={`${text('Enquiry')}, ${count(length, '{count} product', '{count} products')}`}
      lang={lang}
    >
      <ClipboardList aria-hidden="true" />
      <span className={classes.count} aria-hidden="true">
        {length}
      </span>
    </Link>
  );
}

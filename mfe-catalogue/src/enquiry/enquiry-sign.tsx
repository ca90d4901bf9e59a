import { ENQUIRY_PATH, counted } from 'api-client';
import { ClipboardList } from 'lucide-react';
import { Link } from 'react-router-dom';
import { enquiryShelf, useShelf } from '../shelves/shelves';
import classes from './enquiry-sign.module.css';

/** The enquiry in the navbar, with the number of its products; renders nothing while it is empty. */
export function EnquirySign() {
  const { length } = useShelf(enquiryShelf);
  if (length === 0) return null;
  return (
    <Link to={ENQUIRY_PATH} className={classes.sign} aria-label={`Enquiry, ${counted(length, 'product')}`}>
      <ClipboardList aria-hidden="true" />
      <span className={classes.count} aria-hidden="true">
        {length}
      </span>
    </Link>
  );
}

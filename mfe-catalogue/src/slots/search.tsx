import { defineSlot } from 'federation/contract';
import type { AppStore } from 'shared-store';
import { EnquirySign } from '../enquiry/enquiry-sign';
import { SiteSearch } from '../search/site-search';
import classes from './search.module.css';

function SearchAndEnquiry() {
  return (
    <div className={classes.tools}>
      <SiteSearch />
      <EnquirySign />
    </div>
  );
}

/** The search field of the navbar, and the link to the enquiry. */
export default defineSlot<AppStore>({ Component: SearchAndEnquiry });

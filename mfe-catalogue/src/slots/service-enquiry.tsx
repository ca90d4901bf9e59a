import { ENQUIRY_PATH } from 'api-client';
import { defineSlot, type WithInput } from 'federation/contract';
import type { AppStore } from 'shared-store';
import { KitLink, VisuallyHidden } from 'ui-kit';
import type { liveSlots } from '../live-slots';
import { useTexts } from '../texts';
import classes from './service-enquiry.module.css';

type Given = WithInput<(typeof liveSlots)['service.below']>;

/** A link from a service to an enquiry about it. */
function ServiceEnquiry({ input: { id, title } }: Given) {
  const { text, lang } = useTexts();
  return (
    <p className={classes.enquire} data-print="hide">
      <KitLink href={`${ENQUIRY_PATH}?${new URLSearchParams({ service: id })}`} lang={lang}>
        {text('Enquire about this')}
        <VisuallyHidden> {title}</VisuallyHidden>
      </KitLink>
    </p>
  );
}

export default defineSlot<AppStore, Given>({ Component: ServiceEnquiry });

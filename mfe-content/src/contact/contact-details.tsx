import { Mail, MapPin, Phone } from 'lucide-react';
import type { SiteSettings } from 'api-client';
import { Heading } from 'ui-kit';
import classes from './contact-details.module.css';

/** The company's contact details: address, telephone, email. */
export function ContactDetails({ settings }: { readonly settings: SiteSettings }) {
  return (
    <div className={classes.details}>
      <Heading level={2} size={4}>
        {settings.title}
      </Heading>
      <address className={classes.ways}>
        <p className={classes.entry}>
          <MapPin aria-hidden="true" />
          <span className={classes.address}>{settings.address}</span>
        </p>
        {settings.phone && (
          <p className={classes.entry}>
            <Phone aria-hidden="true" />
            <a href={`tel:${settings.phone.replace(/[^+\d]/g, '')}`}>{settings.phone}</a>
          </p>
        )}
        {settings.email && (
          <p className={classes.entry}>
            <Mail aria-hidden="true" />
            <a href={`mailto:${settings.email}`}>{settings.email}</a>
          </p>
        )}
      </address>
    </div>
  );
}

import { Mail, MapPin, Phone } from 'lucide-react';
import type { SiteSettings } from 'api-client';
import classes from './contact-details.module.css';

/** The company's address, telephone and email. */
export function ContactDetails({ settings: { title, address, phone, email } }: { readonly settings: SiteSettings }) {
  return (
    <address className={classes.details}>
      {phone && (
        <p className={classes.entry}>
          <Phone aria-hidden="true" />
          <a className={classes.link} href={`tel:${phone.replace(/[^+\d]/g, '')}`}>
            {phone}
          </a>
        </p>
      )}
      {email && (
        <p className={classes.entry}>
          <Mail aria-hidden="true" />
          <a className={classes.link} href={`mailto:${email}`}>
            {email}
          </a>
        </p>
      )}
      <p className={classes.entry}>
        <MapPin aria-hidden="true" />
        <span className={classes.address}>
          <strong>{title}</strong>
          {`\n${address}`}
        </span>
      </p>
    </address>
  );
}

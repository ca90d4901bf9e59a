import { Mail, MapPin, Phone } from 'lucide-react';
import { langOf, type SiteSettings } from 'api-client';
import classes from './contact-details.module.css';

/** The company's address, telephone and email. */
export function ContactDetails({ settings }: { readonly settings: SiteSettings }) {
  const { title, address, phone, email } = settings;
  return (
    <address className={classes.details}>
      {phone && (
        <p className={classes.entry}>
          <Phone aria-hidden="true" />
          <a className={classes.link} href={`tel:${phone.replace(/[^+\d]/g, '')}`} dir="ltr">
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
          <span lang={langOf(settings, 'address')}>{`\n${address}`}</span>
        </span>
      </p>
    </address>
  );
}

import { GetClients } from 'api-client';
import { useRead } from 'shared-store';
import { Picture } from 'ui-kit';
import { SectionFrame } from '../sections/section-frame';
import type { SectionProps } from '../sections/section-props';
import { useCalledSection } from './use-called-section';
import classes from './clients-section.module.css';

/** The clients' wordmarks; the footer's Clients link leads here. */
export function ClientsSection({ section }: SectionProps) {
  const { data: clients = [] } = useRead(GetClients);
  const ref = useCalledSection('clients');
  if (clients.length === 0) return null;
  return (
    <SectionFrame section={section} ref={ref} id="clients" className={classes.section} introduced action={null}>
      <ul className={classes.wall} role="list">
        {clients.map((client) => {
          const logo = (
            <Picture
              className={classes.logo}
              src={client.logo}
              alt={client.logoAlt || client.name}
              width={320}
              height={160}
              sizes="200px"
              fit="contain"
            />
          );
          return (
            <li key={client._id} className={classes.client}>
              {client.website ? (
                <a href={client.website} className={classes.link} rel="noopener nofollow">
                  {logo}
                </a>
              ) : (
                <span className={classes.link}>{logo}</span>
              )}
            </li>
          );
        })}
      </ul>
    </SectionFrame>
  );
}

import { GetServices } from 'api-client';
import { useRead } from 'shared-store';
import { CardGrid, Picture } from 'ui-kit';
import { SectionFrame } from '../sections/section-frame';
import type { SectionProps } from '../sections/section-props';
import { Slot } from '../slot';
import { useTexts } from '../texts';
import { useCalledSection } from './use-called-section';
import classes from './services-section.module.css';
import { words } from '../sections/words';

/** The services with their parts; the footer's Services link leads here. */
export function ServicesSection({ section }: SectionProps) {
  const { text, lang } = useTexts();
  const { data: services = [] } = useRead(GetServices);
  const ref = useCalledSection('services');
  if (services.length === 0) return null;
  return (
    <SectionFrame
      section={section}
      ref={ref}
      id="services"
      className={classes.section}
      head="beside"
      introduced
      action={null}
    >
      <CardGrid swiped className={classes.services}>
        {services.map((service) => (
          <li key={service._id}>
            <article className={classes.service}>
              <Picture className={classes.picture} src={service.logo} alt="" width={640} height={400} sizes="7.5rem" />
              <div className={classes.head}>
                <h3 className={classes.title}>{words(service, 'title')}</h3>
                <p className={classes.description}>{words(service, 'desc')}</p>
              </div>
              {service.innerServices.length > 0 && (
                <details className={classes.details}>
                  <summary className={classes.summary} lang={lang}>
                    {text("What's included")}
                  </summary>
                  <dl className={classes.inner}>
                    {service.innerServices.map((inner) => (
                      <div key={inner._id}>
                        <dt className={classes.innerTitle}>{words(inner, 'title')}</dt>
                        <dd className={classes.innerText}>{words(inner, 'desc')}</dd>
                      </div>
                    ))}
                  </dl>
                </details>
              )}
              <div className={classes.below}>
                <Slot name="service.below" input={{ id: service._id, title: service.title }} />
              </div>
            </article>
          </li>
        ))}
      </CardGrid>
    </SectionFrame>
  );
}

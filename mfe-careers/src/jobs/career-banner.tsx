import { fetchCareerBanner, langOf, type CareerBanner as Banner } from 'api-client';
import { useRead } from 'shared-store';
import { ButtonLink, Container, Eyebrow, Heading, Lead, Picture } from 'ui-kit';
import { useTexts } from '../texts';
import classes from './career-banner.module.css';

interface BannerViewProps {
  readonly banner:
    | Pick<Banner, 'heading' | 'text' | 'link' | 'image' | 'alt' | 'locale' | 'untranslated'>
    | null
    | undefined;
}

/** The head of the career page: heading, text and picture from an administrator. */
export function CareerBanner() {
  const { data: banner } = useRead(fetchCareerBanner);
  return <BannerView banner={banner} />;
}

/** The banner for visitors and for the preview of its editor. */
export function BannerView({ banner }: BannerViewProps) {
  const { text, lang } = useTexts();
  return (
    <header className={classes.banner}>
      <Container className={classes.inner}>
        <div className={classes.text}>
          <Eyebrow lang={lang}>{text('Careers')}</Eyebrow>
          <Heading level={1}>
            <span lang={banner ? langOf(banner, 'heading') : undefined}>{banner?.heading || 'Careers'}</span>
          </Heading>
          {banner?.text && (
            <Lead>
              <span lang={langOf(banner, 'text')}>{banner.text}</span>
            </Lead>
          )}
          {banner?.link && (
            <div className={classes.action}>
              <ButtonLink href={banner.link} variant="secondary" lang={lang}>
                {text(banner.link.startsWith('#') ? 'See open positions' : 'Learn more')}
              </ButtonLink>
            </div>
          )}
        </div>
        {banner?.image && (
          <div className={classes.picture} lang={langOf(banner, 'alt')}>
            <Picture
              src={banner.image}
              alt={banner.alt}
              width={960}
              height={540}
              sizes="(min-width: 64rem) 50vw, 100vw"
              priority
            />
          </div>
        )}
      </Container>
    </header>
  );
}

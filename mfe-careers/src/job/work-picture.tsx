import { fetchCareerBanner, langOf } from 'api-client';
import { useRead } from 'shared-store';
import { Picture } from 'ui-kit';
import classes from './work-picture.module.css';

/** The picture of the work beside the title of a job: that of the career page. Narrow windows have no room for it. */
export function WorkPicture() {
  const { data: banner } = useRead(fetchCareerBanner);
  if (!banner?.image) return null;
  return (
    <div className={classes.picture} lang={langOf(banner, 'alt')} data-print="hide">
      <Picture src={banner.image} alt={banner.alt} width={960} height={540} sizes="44vw" />
    </div>
  );
}

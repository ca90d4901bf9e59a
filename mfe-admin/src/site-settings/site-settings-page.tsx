import { updateTimeZone, fetchLogo } from 'api-client';
import { Fragment, useState, type ReactNode } from 'react';
import { siteDialogOpened, useAppDispatch, usePermission, useRead } from 'shared-store';
import { Button, DataList, ErrorPanel, Heading, Panel, SkeletonForm } from 'ui-kit';
import { ScreenHead } from 'admin-kit';
import { TranslateLinks } from 'admin-kit/content';
import { siteSettings } from 'api-client/content-types';
import classes from './site-settings.module.css';
import { DesksPanel } from './desks-panel';
import { TimeZoneDialog } from './time-zone-dialog';

/** An address without its scheme; a phone breaks it after a slash. */
function Address({ url }: { readonly url: string | undefined }): ReactNode {
  if (!url) return 'Not given';
  const parts = url.replace(/^https?:\/\/(www\.)?/, '').split('/');
  return parts.map((part, index) => (
    <Fragment key={index}>
      {index > 0 && (
        <>
          /<wbr />
        </>
      )}
      {part}
    </Fragment>
  ));
}

/** The site's logo, title and contact details, with the dialogs that change them. */
export function Component(): ReactNode {
  const dispatch = useAppDispatch();
  const { data, isError, isFetching, refetch } = useRead(fetchLogo);
  const settings = data?.[0];
  const mayChangeTimeZone = usePermission(updateTimeZone);
  const [changingTimeZone, setChangingTimeZone] = useState(false);
  return (
    <div className={classes.page}>
      <ScreenHead
        title="Site settings"
        lead="Changes appear on every page immediately."
        actions={settings && <TranslateLinks type={siteSettings} id={settings._id} />}
      />
      {isError && !settings && (
        <ErrorPanel message="The settings could not be loaded." busy={isFetching} onRetry={() => void refetch()} />
      )}
      {!settings && !isError && <SkeletonForm />}
      {settings && (
        <>
          <Panel>
            <div className={classes.head}>
              <Heading level={2} size={5}>
                Logo and title
              </Heading>
              <Button variant="secondary" size="small" onClick={() => dispatch(siteDialogOpened('logo'))}>
                Change Logo
              </Button>
            </div>
            <div className={classes.logo}>
              <img src={settings.logo} alt="The site's logo" />
              <p>{settings.title}</p>
            </div>
          </Panel>
          <Panel>
            <div className={classes.head}>
              <Heading level={2} size={5}>
                Website details
              </Heading>
              <Button variant="secondary" size="small" onClick={() => dispatch(siteDialogOpened('details'))}>
                Change Website Details
              </Button>
            </div>
            <DataList
              facts={[
                { term: 'Email', detail: settings.email },
                { term: 'Phone', detail: settings.phone || 'Not given' },
                {
                  term: 'Postal address',
                  detail: <span className={classes.address}>{settings.address || 'Not given'}</span>,
                },
                { term: 'Instagram', detail: <Address url={settings.social.instagram} /> },
                { term: 'Facebook', detail: <Address url={settings.social.facebook} /> },
                { term: 'LinkedIn', detail: <Address url={settings.social.linkedin} /> },
                { term: 'Tagline', detail: settings.tagline || 'Not given' },
                { term: 'Copyright line', detail: settings.copyright || 'Not given' },
              ]}
            />
          </Panel>
          <Panel>
            <div className={classes.head}>
              <Heading level={2} size={5}>
                Time zone
              </Heading>
              {mayChangeTimeZone && (
                <Button variant="secondary" size="small" onClick={() => setChangingTimeZone(true)}>
                  Change time zone
                </Button>
              )}
            </div>
            <p>The site shows times and days in {settings.timeZone}.</p>
          </Panel>
          <DesksPanel siteEmail={settings.email} />
          {changingTimeZone && (
            <TimeZoneDialog timeZone={settings.timeZone} onClose={() => setChangingTimeZone(false)} />
          )}
        </>
      )}
    </div>
  );
}

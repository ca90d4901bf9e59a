import 'ui-kit/styles.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Button, Cluster, Container, Heading, IconSprite, SkipLink } from 'ui-kit';
import { Toaster } from 'ui-kit/toaster';
import { Administration } from './administration';
import { Charts } from './charts';
import { Collection } from './collection';
import { Content } from './content';
import { Controls } from './controls';
import { Bands, Foundations } from './foundations';
import { Overlays } from './overlays';
import { PageForms } from './page-forms';
import { Toasts } from './toasts';
import classes from './gallery.module.css';

const query = new URLSearchParams(window.location.search);
const theme = query.get('theme');
const part = query.get('part');
if (theme) document.documentElement.dataset.theme = theme;

const parts: Record<string, () => React.JSX.Element> = {
  foundations: Foundations,
  controls: Controls,
  content: Content,
  administration: Administration,
  toasts: () => <Toasts initial={query.get('overlay')} />,
  collection: Collection,
};

function Gallery() {
  const shown = part && parts[part] ? [parts[part]] : Object.values(parts);
  return (
    <>
      <SkipLink />
      <IconSprite />
      <main id="main" tabIndex={-1} className={classes.page}>
        <Container>
          <div className={classes.top}>
            <Heading level={1} size={3}>
              Components
            </Heading>
            <Cluster gap={1}>
              {['light', 'dark'].map((name) => (
                <Button
                  key={name}
                  size="small"
                  variant="secondary"
                  onClick={() => {
                    document.documentElement.dataset.theme = name;
                  }}
                >
                  {name}
                </Button>
              ))}
            </Cluster>
          </div>
          <Overlays initial={query.get('overlay')} />
          {shown.map((Shown, index) => (
            <Shown key={index} />
          ))}
        </Container>
        {(!part || part === 'foundations') && <Bands />}
        {(!part || part === 'charts') && <Charts />}
        {(!part || part === 'page-forms') && <PageForms />}
      </main>
      <Toaster />
    </>
  );
}

const root = document.getElementById('gallery');
if (root) {
  createRoot(root).render(
    <StrictMode>
      <Gallery />
    </StrictMode>,
  );
}

import type { Page } from 'federation/contract';
import type { ReactNode } from 'react';
import { fetchSections } from 'api-client';
import { Container, Heading, Prose } from 'ui-kit';
import type { AppStore, RootState } from 'shared-store';

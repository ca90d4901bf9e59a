import type * as z from 'zod';
import type * as schemas from './schemas';

type Read<Name extends keyof typeof schemas> = (typeof schemas)[Name] extends z.ZodType
  ? z.output<(typeof schemas)[Name]>
  : never;
type Written<Name extends keyof typeof schemas> = (typeof schemas)[Name] extends z.ZodType
  ? z.input<(typeof schemas)[Name]>
  : never;

/** One part of the schemas of a content type. */
type Part<Name extends keyof typeof schemas, Of extends string> =
  (typeof schemas)[Name] extends Record<Of, infer Schema extends z.ZodType> ? Schema : never;
type Entity<Name extends keyof typeof schemas> = z.output<Part<Name, 'entity'>>;
type Body<Name extends keyof typeof schemas> = z.input<Part<Name, 'body'>>;
type Update<Name extends keyof typeof schemas> = z.input<Part<Name, 'update'>>;

// What the API answers.
export type ContentStatus = Read<'contentStatusSchema'>;
export type Collection = Read<'collectionSchema'>;
export type Blog = Read<'blogSchema'>;
export type NewsItem = Read<'newsItemSchema'>;
export type Client = Entity<'clientSchemas'>;
export type Feedback = Entity<'feedbackSchemas'>;
export type JobPosting = Read<'jobPostingSchema'>;
export type JobState = Read<'jobStateSchema'>;
export type JobApplication = Read<'jobApplicationSchema'>;
export type ApplicationState = Read<'applicationStateSchema'>;
export type ContactMessage = Read<'contactMessageSchema'>;
export type ContactState = Read<'contactStateSchema'>;
export type Product = Read<'productSchema'>;
export type CustomField = Read<'customFieldSchema'>;
export type FieldType = Read<'fieldTypeSchema'>;
export type ProductDocument = Read<'productDocumentSchema'>;
export type Facet = Read<'facetSchema'>;
export type Sector = Read<'sectorSchema'>;
export type Accent = Read<'accentSchema'>;
export type Subsector = Read<'subsectorSchema'>;
export type Service = Read<'serviceSchema'>;
export type InnerService = Read<'innerServiceSchema'>;
export type SiteSettings = Read<'siteSettingsSchema'>;
export type CareerBanner = Read<'careerBannerSchema'>;
export type Section = Read<'sectionSchema'>;
export type SectionItem = Read<'sectionItemSchema'>;
export type SectionKind = Read<'sectionKindSchema'>;
export type SectionPage = Read<'sectionPageSchema'>;
export type MediaItem = Read<'mediaItemSchema'>;
export type Admin = Read<'adminSchema'>;
export type AdminRequest = Read<'adminRequestSchema'>;
export type Role = Read<'roleSchema'>;
export type CurrentUser = Read<'currentUserSchema'>;
export type UserInfo = Read<'userInfoSchema'>;
export type Session = Read<'sessionSchema'>;
export type SecondStep = Read<'secondStepSchema'>;
export type SecondStepMethod = Read<'secondStepMethodSchema'>;
export type Passkey = Read<'passkeySchema'>;
export type NewPasskey = Read<'newPasskeySchema'>;
export type UsedPasskey = Read<'usedPasskeySchema'>;
export type Revision = Read<'revisionSchema'>;
export type TrashedItem = Read<'trashedItemSchema'>;
export type AuditEntry = Read<'auditEntrySchema'>;
export type PersonData = Read<'personDataSchema'>;
export type ErasureReport = Read<'erasureReportSchema'>;
export type ImportReport = Read<'importReportSchema'>;
export type ImportRowError = Read<'importRowErrorSchema'>;
export type Dashboard = Read<'dashboardSchema'>;
export type SectionReport = Read<'sectionReportSchema'>;
export type SearchResult = Read<'searchResultSchema'>;
export type SearchKind = Read<'searchKindSchema'>;
export type Failure = Read<'failureSchema'>;
export type FieldError = Read<'fieldErrorSchema'>;

// What is sent to it.
export type ListQuery = Written<'listQuerySchema'>;
export type ContentListQuery = Written<'contentListQuerySchema'>;
export type BlogBody = Written<'blogBodySchema'>;
export type BlogUpdate = Written<'blogUpdateSchema'>;
export type NewsItemBody = Written<'newsItemBodySchema'>;
export type NewsItemUpdate = Written<'newsItemUpdateSchema'>;
export type ClientBody = Body<'clientSchemas'>;
export type ClientUpdate = Update<'clientSchemas'>;
export type FeedbackBody = Body<'feedbackSchemas'>;
export type FeedbackUpdate = Update<'feedbackSchemas'>;
export type JobPostingBody = Written<'jobPostingBodySchema'>;
export type JobPostingUpdate = Written<'jobPostingUpdateSchema'>;
export type JobPostingListQuery = Written<'jobPostingListQuerySchema'>;
export type JobApplicationBody = Written<'jobApplicationBodySchema'>;
export type JobApplicationChange = Written<'jobApplicationChangeSchema'>;
export type ContactBody = Written<'contactBodySchema'>;
export type ContactMessageChange = Written<'contactMessageChangeSchema'>;
export type ProductBody = Written<'productBodySchema'>;
export type ProductUpdate = Written<'productUpdateSchema'>;
export type SectorBody = Written<'sectorBodySchema'>;
export type SectorUpdate = Written<'sectorUpdateSchema'>;
export type SubsectorBody = Written<'subsectorBodySchema'>;
export type SubsectorUpdate = Written<'subsectorUpdateSchema'>;
export type ServiceBody = Written<'serviceBodySchema'>;
export type ServiceUpdate = Written<'serviceUpdateSchema'>;
export type InnerServiceBody = Written<'innerServiceBodySchema'>;
export type SiteSettingsBody = Written<'siteSettingsBodySchema'>;
export type CareerBannerBody = Written<'careerBannerBodySchema'>;
export type SectionBody = Written<'sectionBodySchema'>;
export type SectionUpdate = Written<'sectionUpdateSchema'>;
export type LoginBody = Written<'loginBodySchema'>;
export type RegisterBody = Written<'registerBodySchema'>;
export type AccountBody = Written<'accountBodySchema'>;
export type TelemetryEvent = Written<'telemetryEventSchema'>;

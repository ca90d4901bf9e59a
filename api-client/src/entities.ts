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
type Query<Name extends keyof typeof schemas> = z.input<Part<Name, 'listQuery'>>;
type Update<Name extends keyof typeof schemas> = z.input<Part<Name, 'update'>>;

// What the API answers.
export type ContentStatus = Read<'contentStatusSchema'>;
export type Collection = Read<'collectionSchema'>;
export type Blog = Entity<'blogSchemas'>;
export type NewsItem = Entity<'newsSchemas'>;
export type Client = Entity<'clientSchemas'>;
export type Feedback = Entity<'feedbackSchemas'>;
export type JobPosting = Entity<'jobPostingSchemas'>;
export type JobState = JobPosting['state'];
export type JobApplication = Read<'jobApplicationSchema'>;
export type ApplicationState = Read<'applicationStateSchema'>;
export type Interview = Read<'interviewSchema'>;
export type StateMail = Read<'stateMailSchema'>;
export type OwnApplication = Read<'ownApplicationSchema'>;
export type ContactMessage = Read<'contactMessageSchema'>;
export type ContactState = Read<'contactStateSchema'>;
export type Subscription = Read<'subscriptionSchema'>;
export type SubscriptionKind = Read<'subscriptionKindSchema'>;
export type JobAlertFilter = Read<'jobAlertFilterSchema'>;
export type NewsletterIssue = Read<'newsletterIssueSchema'>;
export type Product = Entity<'productSchemas'>;
export type CustomField = Read<'customFieldSchema'>;
export type FieldType = Read<'fieldTypeSchema'>;
export type ProductDocument = Read<'productDocumentSchema'>;
export type Facet = Read<'facetSchema'>;
export type Sector = Entity<'sectorSchemas'>;
export type Accent = Sector['accent'];
export type Subsector = Entity<'subsectorSchemas'>;
export type Redirect = Entity<'redirectSchemas'>;
export type MissingAddress = Read<'missingAddressSchema'>;
export type SiteStatus = Read<'siteStatusSchema'>;
export type UnsentEmail = Read<'unsentEmailSchema'>;
export type VisitMonth = Read<'visitMonthSchema'>;
export type Preview = Read<'previewSchema'>;
export type PresentEditor = Read<'presentEditorSchema'>;
export type PreviewLink = Read<'previewLinkSchema'>;
export type Service = Entity<'serviceSchemas'>;
export type InnerService = Read<'innerServiceSchema'>;
export type SiteSettings = Read<'siteSettingsSchema'>;
export type CareerBanner = Read<'careerBannerSchema'>;
export type Section = Entity<'sectionSchemas'>;
export type SectionItem = Read<'sectionItemSchema'>;
export type SectionKind = Section['kind'];
export type SectionPage = Section['page'];
export type MediaItem = Read<'mediaItemSchema'>;
export type Admin = Read<'adminSchema'>;
export type AdminRequest = Read<'adminRequestSchema'>;
export type ApiToken = Read<'apiTokenSchema'>;
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
export type FoundContent = Read<'foundContentSchema'>;
export type TrashedItem = Read<'trashedItemSchema'>;
export type AuditEntry = Read<'auditEntrySchema'>;
export type PersonData = Read<'personDataSchema'>;
export type ErasureReport = Read<'erasureReportSchema'>;
export type ImportReport = Read<'importReportSchema'>;
export type ImportRowError = Read<'importRowErrorSchema'>;
export type Dashboard = Read<'dashboardSchema'>;
export type RemoteReport = Read<'remoteReportSchema'>;
export type SearchResult = Read<'searchResultSchema'>;
export type SearchKind = Read<'searchKindSchema'>;
export type Failure = Read<'failureSchema'>;
export type FieldError = Read<'fieldErrorSchema'>;

// What is sent to it.
export type ListQuery = Written<'listQuerySchema'>;
export type ContentListQuery = Written<'contentListQuerySchema'>;
export type BlogBody = Body<'blogSchemas'>;
export type BlogUpdate = Update<'blogSchemas'>;
export type NewsItemBody = Body<'newsSchemas'>;
export type NewsItemUpdate = Update<'newsSchemas'>;
export type ClientBody = Body<'clientSchemas'>;
export type ClientUpdate = Update<'clientSchemas'>;
export type FeedbackBody = Body<'feedbackSchemas'>;
export type FeedbackUpdate = Update<'feedbackSchemas'>;
export type JobPostingBody = Body<'jobPostingSchemas'>;
export type JobPostingUpdate = Update<'jobPostingSchemas'>;
export type JobPostingListQuery = Query<'jobPostingSchemas'>;
export type JobApplicationBody = Written<'jobApplicationBodySchema'>;
export type JobApplicationChange = Written<'jobApplicationChangeSchema'>;
export type ContactBody = Written<'contactBodySchema'>;
export type ContactMessageChange = Written<'contactMessageChangeSchema'>;
export type SubscribeBody = Written<'subscribeBodySchema'>;
export type NewsletterBody = Written<'newsletterBodySchema'>;
export type ProductBody = Body<'productSchemas'>;
export type ProductUpdate = Update<'productSchemas'>;
export type SectorBody = Body<'sectorSchemas'>;
export type SectorUpdate = Update<'sectorSchemas'>;
export type SubsectorBody = Body<'subsectorSchemas'>;
export type SubsectorUpdate = Update<'subsectorSchemas'>;
export type ServiceBody = Body<'serviceSchemas'>;
export type ServiceUpdate = Update<'serviceSchemas'>;
export type InnerServiceBody = Written<'innerServiceBodySchema'>;
export type SiteSettingsBody = Written<'siteSettingsBodySchema'>;
export type CareerBannerBody = Written<'careerBannerBodySchema'>;
export type SectionBody = Body<'sectionSchemas'>;
export type SectionUpdate = Update<'sectionSchemas'>;
export type LoginBody = Written<'loginBodySchema'>;
export type RegisterBody = Written<'registerBodySchema'>;
export type AccountBody = Written<'accountBodySchema'>;
export type TelemetryEvent = Written<'telemetryEventSchema'>;

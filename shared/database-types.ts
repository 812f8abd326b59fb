// Written by `npm run gen`; do not edit.
// The schema public in the shape of `supabase gen types typescript`, so that the client infers
// rows, embeds and arguments. Texts that a check constraint lists are typed as that list.
import type { InvoiceContent, InvoiceSnapshot } from './billing/invoice.ts';
import type { FileEntry } from './core/file-entry.ts';
import type { SentMail } from './core/sent-mail.ts';
import type { OfferContent, OfferSnapshot } from './offers/offer.ts';
import type { PipelineSummary } from './quote/pipeline-summary.ts';

export type Json = string | number | boolean | null | { [key: string]: Json | undefined } | Json[];

export type Database = {
  // The version whose rules for embeds and changes the REST surface follows.
  __InternalSupabase: { PostgrestVersion: '14' };
  public: {
    Tables: {
      absences: {
        Row: {
          created_at: string;
          ends_at: string;
          id: string;
          places: number | null;
          reason: string;
          starts_at: string;
        };
        Insert: {
          created_at?: string;
          ends_at: string;
          id?: string;
          places?: number | null;
          reason?: string;
          starts_at: string;
        };
        Update: {
          created_at?: string;
          ends_at?: string;
          id?: string;
          places?: number | null;
          reason?: string;
          starts_at?: string;
        };
        Relationships: [];
      };
      analytics_daily: {
        Row: {
          category: string;
          count: number;
          day: string;
          label: string;
          name: string;
          value_sum: number;
        };
        Insert: {
          category: string;
          count?: number;
          day: string;
          label?: string;
          name: string;
          value_sum?: number;
        };
        Update: {
          category?: string;
          count?: number;
          day?: string;
          label?: string;
          name?: string;
          value_sum?: number;
        };
        Relationships: [];
      };
      analytics_events: {
        Row: {
          category: string;
          created_at: string;
          id: number;
          label: string;
          name: string;
          occurred_at: string;
          session_id: string;
          url: string;
          user_agent: string;
          value: number | null;
        };
        Insert: {
          category: string;
          created_at?: string;
          id?: never;
          label?: string;
          name: string;
          occurred_at: string;
          session_id: string;
          url: string;
          user_agent: string;
          value?: number | null;
        };
        Update: {
          category?: string;
          created_at?: string;
          id?: never;
          label?: string;
          name?: string;
          occurred_at?: string;
          session_id?: string;
          url?: string;
          user_agent?: string;
          value?: number | null;
        };
        Relationships: [];
      };
      audit_log: {
        Row: {
          action: 'INSERT' | 'UPDATE' | 'DELETE' | 'EXPORT' | 'INVITE';
          actor: string | null;
          actor_role: string;
          after: { [column: string]: Json | undefined } | null;
          before: { [column: string]: Json | undefined } | null;
          created_at: string;
          id: number;
          row_id: string;
          table_name: string;
        };
        Insert: {
          action: 'INSERT' | 'UPDATE' | 'DELETE' | 'EXPORT' | 'INVITE';
          actor?: string | null;
          actor_role: string;
          after?: { [column: string]: Json | undefined } | null;
          before?: { [column: string]: Json | undefined } | null;
          created_at?: string;
          id?: never;
          row_id: string;
          table_name: string;
        };
        Update: {
          action?: 'INSERT' | 'UPDATE' | 'DELETE' | 'EXPORT' | 'INVITE';
          actor?: string | null;
          actor_role?: string;
          after?: { [column: string]: Json | undefined } | null;
          before?: { [column: string]: Json | undefined } | null;
          created_at?: string;
          id?: never;
          row_id?: string;
          table_name?: string;
        };
        Relationships: [];
      };
      booking_rules: {
        Row: {
          capacity: number;
          days_ahead: number;
          grid_minutes: number;
          id: boolean;
          kinds: string[];
          lead_hours: number;
          updated_at: string;
          video_url: string;
          visit_address: string;
        };
        Insert: {
          capacity?: number;
          days_ahead?: number;
          grid_minutes?: number;
          id?: boolean;
          kinds?: string[];
          lead_hours?: number;
          updated_at?: string;
          video_url?: string;
          visit_address?: string;
        };
        Update: {
          capacity?: number;
          days_ahead?: number;
          grid_minutes?: number;
          id?: boolean;
          kinds?: string[];
          lead_hours?: number;
          updated_at?: string;
          video_url?: string;
          visit_address?: string;
        };
        Relationships: [];
      };
      bookings: {
        Row: {
          confirm_by: string | null;
          confirmed_at: string | null;
          created_at: string;
          email: string;
          ends_at: string;
          id: string;
          kind: 'phone' | 'video' | 'visit';
          name: string;
          note: string;
          phone: string;
          place: string;
          privacy_consent: boolean;
          privacy_text_version: string;
          reference: string;
          request_id: string;
          seat: number;
          sender: string | null;
          sequence: number;
          starts_at: string;
          status: 'booked' | 'cancelled';
          updated_at: string;
          user_id: string | null;
        };
        Insert: {
          confirm_by?: string | null;
          confirmed_at?: string | null;
          created_at?: string;
          email: string;
          ends_at: string;
          id?: string;
          kind?: 'phone' | 'video' | 'visit';
          name: string;
          note?: string;
          phone?: string;
          place?: string;
          privacy_consent: boolean;
          privacy_text_version: string;
          reference: string;
          request_id: string;
          seat?: number;
          sender?: string | null;
          sequence?: number;
          starts_at: string;
          status?: 'booked' | 'cancelled';
          updated_at?: string;
          user_id?: string | null;
        };
        Update: {
          confirm_by?: string | null;
          confirmed_at?: string | null;
          created_at?: string;
          email?: string;
          ends_at?: string;
          id?: string;
          kind?: 'phone' | 'video' | 'visit';
          name?: string;
          note?: string;
          phone?: string;
          place?: string;
          privacy_consent?: boolean;
          privacy_text_version?: string;
          reference?: string;
          request_id?: string;
          seat?: number;
          sender?: string | null;
          sequence?: number;
          starts_at?: string;
          status?: 'booked' | 'cancelled';
          updated_at?: string;
          user_id?: string | null;
        };
        Relationships: [];
      };
      busy_calendars: {
        Row: {
          created_at: string;
          failed_since: string | null;
          id: string;
          name: string;
          next_read_at: string;
          problem: string;
          read_at: string | null;
          secret_url: string;
        };
        Insert: {
          created_at?: string;
          failed_since?: string | null;
          id?: string;
          name: string;
          next_read_at?: string;
          problem?: string;
          read_at?: string | null;
          secret_url: string;
        };
        Update: {
          created_at?: string;
          failed_since?: string | null;
          id?: string;
          name?: string;
          next_read_at?: string;
          problem?: string;
          read_at?: string | null;
          secret_url?: string;
        };
        Relationships: [];
      };
      busy_times: {
        Row: {
          calendar_id: string;
          ends_at: string;
          starts_at: string;
        };
        Insert: {
          calendar_id: string;
          ends_at: string;
          starts_at: string;
        };
        Update: {
          calendar_id?: string;
          ends_at?: string;
          starts_at?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'busy_times_calendar_id_fkey';
            columns: ['calendar_id'];
            isOneToOne: false;
            referencedRelation: 'busy_calendars';
            referencedColumns: ['id'];
          },
        ];
      };
      calendar_feed: {
        Row: {
          id: boolean;
          key: string | null;
          read_at: string | null;
        };
        Insert: {
          id?: boolean;
          key?: string | null;
          read_at?: string | null;
        };
        Update: {
          id?: boolean;
          key?: string | null;
          read_at?: string | null;
        };
        Relationships: [];
      };
      chat_answers: {
        Row: {
          answer: string;
          de: string;
          en: string;
          nl: string;
          updated_at: string;
        };
        Insert: {
          answer: string;
          de: string;
          en: string;
          nl: string;
          updated_at?: string;
        };
        Update: {
          answer?: string;
          de?: string;
          en?: string;
          nl?: string;
          updated_at?: string;
        };
        Relationships: [];
      };
      chat_examples: {
        Row: {
          answer: string;
          content: string;
          created_at: string;
          id: number;
        };
        Insert: {
          answer: string;
          content: string;
          created_at?: string;
          id?: never;
        };
        Update: {
          answer?: string;
          content?: string;
          created_at?: string;
          id?: never;
        };
        Relationships: [];
      };
      chat_messages: {
        Row: {
          confidence: number | null;
          content: string;
          created_at: string;
          engine: '' | 'builtin' | 'llm';
          id: number;
          intent: string;
          model_outcome: string;
          model_tokens: number;
          outcome: '' | 'answer' | 'ask' | 'refuse' | 'abstain' | 'handover';
          rating: number | null;
          role: 'user' | 'assistant';
          session_id: string;
          sources: string[];
        };
        Insert: {
          confidence?: number | null;
          content: string;
          created_at?: string;
          engine?: '' | 'builtin' | 'llm';
          id?: never;
          intent?: string;
          model_outcome?: string;
          model_tokens?: number;
          outcome?: '' | 'answer' | 'ask' | 'refuse' | 'abstain' | 'handover';
          rating?: number | null;
          role: 'user' | 'assistant';
          session_id: string;
          sources?: string[];
        };
        Update: {
          confidence?: number | null;
          content?: string;
          created_at?: string;
          engine?: '' | 'builtin' | 'llm';
          id?: never;
          intent?: string;
          model_outcome?: string;
          model_tokens?: number;
          outcome?: '' | 'answer' | 'ask' | 'refuse' | 'abstain' | 'handover';
          rating?: number | null;
          role?: 'user' | 'assistant';
          session_id?: string;
          sources?: string[];
        };
        Relationships: [
          {
            foreignKeyName: 'chat_messages_session_id_fkey';
            columns: ['session_id'];
            isOneToOne: false;
            referencedRelation: 'chat_sessions';
            referencedColumns: ['session_id'];
          },
        ];
      };
      chat_sessions: {
        Row: {
          handed_over_at: string | null;
          language: 'de' | 'en' | 'nl';
          last_message_at: string;
          session_id: string;
          settled_at: string | null;
          started_at: string;
          talk: Json | null;
          user_id: string | null;
        };
        Insert: {
          handed_over_at?: string | null;
          language?: 'de' | 'en' | 'nl';
          last_message_at?: string;
          session_id: string;
          settled_at?: string | null;
          started_at?: string;
          talk?: Json | null;
          user_id?: string | null;
        };
        Update: {
          handed_over_at?: string | null;
          language?: 'de' | 'en' | 'nl';
          last_message_at?: string;
          session_id?: string;
          settled_at?: string | null;
          started_at?: string;
          talk?: Json | null;
          user_id?: string | null;
        };
        Relationships: [];
      };
      chat_unanswered_questions: {
        Row: {
          asked: number;
          expires_at: string;
          first_asked_at: string;
          id: number;
          language: string;
          last_asked_at: string;
          question: string;
          status: 'open' | 'answered' | 'ignored';
        };
        Insert: {
          asked?: number;
          expires_at?: string;
          first_asked_at?: string;
          id?: never;
          language?: string;
          last_asked_at?: string;
          question: string;
          status?: 'open' | 'answered' | 'ignored';
        };
        Update: {
          asked?: number;
          expires_at?: string;
          first_asked_at?: string;
          id?: never;
          language?: string;
          last_asked_at?: string;
          question?: string;
          status?: 'open' | 'answered' | 'ignored';
        };
        Relationships: [];
      };
      claims: {
        Row: {
          as_of: string | null;
          definition: string;
          evidence: string | null;
          expires: string | null;
          id: string;
          text: string;
          updated_at: string;
        };
        Insert: {
          as_of?: string | null;
          definition: string;
          evidence?: string | null;
          expires?: string | null;
          id: string;
          text: string;
          updated_at?: string;
        };
        Update: {
          as_of?: string | null;
          definition?: string;
          evidence?: string | null;
          expires?: string | null;
          id?: string;
          text?: string;
          updated_at?: string;
        };
        Relationships: [];
      };
      closed_days: {
        Row: {
          created_at: string;
          day: string;
          id: string;
          reason: string;
        };
        Insert: {
          created_at?: string;
          day: string;
          id?: string;
          reason?: string;
        };
        Update: {
          created_at?: string;
          day?: string;
          id?: string;
          reason?: string;
        };
        Relationships: [];
      };
      consent_proofs: {
        Row: {
          action: 'accept_all' | 'necessary_only' | 'save' | 'withdraw';
          analytics: boolean;
          created_at: string;
          functional: boolean;
          id: number;
          marketing: boolean;
          proof_id: string;
          text_version: string;
        };
        Insert: {
          action: 'accept_all' | 'necessary_only' | 'save' | 'withdraw';
          analytics: boolean;
          created_at?: string;
          functional: boolean;
          id?: never;
          marketing: boolean;
          proof_id: string;
          text_version: string;
        };
        Update: {
          action?: 'accept_all' | 'necessary_only' | 'save' | 'withdraw';
          analytics?: boolean;
          created_at?: string;
          functional?: boolean;
          id?: never;
          marketing?: boolean;
          proof_id?: string;
          text_version?: string;
        };
        Relationships: [];
      };
      contact_messages: {
        Row: {
          answers: Json;
          created_at: string;
          email: string;
          id: string;
          kind: 'message' | 'withdrawal';
          message: string;
          name: string;
          phone: string;
          privacy_consent: boolean;
          privacy_text_version: string;
          reference: string;
          request_id: string;
          status: 'new' | 'answered' | 'closed';
          suspicions: string[];
          updated_at: string;
          user_id: string | null;
        };
        Insert: {
          answers?: Json;
          created_at?: string;
          email: string;
          id?: string;
          kind?: 'message' | 'withdrawal';
          message: string;
          name: string;
          phone?: string;
          privacy_consent: boolean;
          privacy_text_version: string;
          reference: string;
          request_id: string;
          status?: 'new' | 'answered' | 'closed';
          suspicions?: string[];
          updated_at?: string;
          user_id?: string | null;
        };
        Update: {
          answers?: Json;
          created_at?: string;
          email?: string;
          id?: string;
          kind?: 'message' | 'withdrawal';
          message?: string;
          name?: string;
          phone?: string;
          privacy_consent?: boolean;
          privacy_text_version?: string;
          reference?: string;
          request_id?: string;
          status?: 'new' | 'answered' | 'closed';
          suspicions?: string[];
          updated_at?: string;
          user_id?: string | null;
        };
        Relationships: [];
      };
      content_pages: {
        Row: {
          collection:
            | 'services'
            | 'glossary'
            | 'blog'
            | 'case-studies'
            | 'help'
            | 'legal'
            | 'company'
            | 'places'
            | 'texts';
          id: string;
          live: string | null;
          publish_at: string | null;
          slug: string;
          source: string;
          status: 'draft' | 'published';
          updated_at: string;
          updated_by: string | null;
        };
        Insert: {
          collection:
            | 'services'
            | 'glossary'
            | 'blog'
            | 'case-studies'
            | 'help'
            | 'legal'
            | 'company'
            | 'places'
            | 'texts';
          id?: string;
          live?: string | null;
          publish_at?: string | null;
          slug: string;
          source: string;
          status?: 'draft' | 'published';
          updated_at?: string;
          updated_by?: string | null;
        };
        Update: {
          collection?:
            | 'services'
            | 'glossary'
            | 'blog'
            | 'case-studies'
            | 'help'
            | 'legal'
            | 'company'
            | 'places'
            | 'texts';
          id?: string;
          live?: string | null;
          publish_at?: string | null;
          slug?: string;
          source?: string;
          status?: 'draft' | 'published';
          updated_at?: string;
          updated_by?: string | null;
        };
        Relationships: [];
      };
      content_versions: {
        Row: {
          collection: string;
          id: number;
          published_at: string;
          published_by: string | null;
          slug: string;
          source: string | null;
        };
        Insert: {
          collection: string;
          id?: never;
          published_at?: string;
          published_by?: string | null;
          slug: string;
          source?: string | null;
        };
        Update: {
          collection?: string;
          id?: never;
          published_at?: string;
          published_by?: string | null;
          slug?: string;
          source?: string | null;
        };
        Relationships: [];
      };
      customer_details: {
        Row: {
          city: string;
          company: string;
          country: string;
          deletion_requested_at: string | null;
          mail_on_message: boolean;
          phone: string;
          postcode: string;
          street: string;
          updated_at: string;
          user_id: string;
          vat_id: string;
        };
        Insert: {
          city?: string;
          company?: string;
          country?: string;
          deletion_requested_at?: string | null;
          mail_on_message?: boolean;
          phone?: string;
          postcode?: string;
          street?: string;
          updated_at?: string;
          user_id?: string;
          vat_id?: string;
        };
        Update: {
          city?: string;
          company?: string;
          country?: string;
          deletion_requested_at?: string | null;
          mail_on_message?: boolean;
          phone?: string;
          postcode?: string;
          street?: string;
          updated_at?: string;
          user_id?: string;
          vat_id?: string;
        };
        Relationships: [];
      };
      deletion_log: {
        Row: {
          actor: string | null;
          counts: Record<string, number>;
          created_at: string;
          id: number;
          kind: 'erasure' | 'retention';
          subject_hash: string | null;
        };
        Insert: {
          actor?: string | null;
          counts: Record<string, number>;
          created_at?: string;
          id?: never;
          kind: 'erasure' | 'retention';
          subject_hash?: string | null;
        };
        Update: {
          actor?: string | null;
          counts?: Record<string, number>;
          created_at?: string;
          id?: never;
          kind?: 'erasure' | 'retention';
          subject_hash?: string | null;
        };
        Relationships: [];
      };
      enquiry_links: {
        Row: {
          created_at: string;
          holder: 'sender' | 'mail';
          id: string;
          quote_request_id: string;
          token_hash: string;
        };
        Insert: {
          created_at?: string;
          holder: 'sender' | 'mail';
          id?: string;
          quote_request_id: string;
          token_hash: string;
        };
        Update: {
          created_at?: string;
          holder?: 'sender' | 'mail';
          id?: string;
          quote_request_id?: string;
          token_hash?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'enquiry_links_quote_request_id_fkey';
            columns: ['quote_request_id'];
            isOneToOne: false;
            referencedRelation: 'quote_requests';
            referencedColumns: ['id'];
          },
        ];
      };
      error_groups: {
        Row: {
          count: number;
          first_seen: string;
          id: string;
          last_seen: string;
          message: string;
          places: string[];
          release: string;
          reopened_at: string | null;
          resolved_at: string | null;
          source: 'browser' | 'server';
        };
        Insert: {
          count?: number;
          first_seen?: string;
          id?: string;
          last_seen?: string;
          message: string;
          places?: string[];
          release?: string;
          reopened_at?: string | null;
          resolved_at?: string | null;
          source: 'browser' | 'server';
        };
        Update: {
          count?: number;
          first_seen?: string;
          id?: string;
          last_seen?: string;
          message?: string;
          places?: string[];
          release?: string;
          reopened_at?: string | null;
          resolved_at?: string | null;
          source?: 'browser' | 'server';
        };
        Relationships: [];
      };
      factor_deadlines: {
        Row: {
          due_at: string;
          quiet_until: string | null;
          user_id: string;
        };
        Insert: {
          due_at?: string;
          quiet_until?: string | null;
          user_id: string;
        };
        Update: {
          due_at?: string;
          quiet_until?: string | null;
          user_id?: string;
        };
        Relationships: [];
      };
      function_call_counts: {
        Row: {
          bucket: string;
          calls: number;
          ends_at: string;
        };
        Insert: {
          bucket: string;
          calls: number;
          ends_at: string;
        };
        Update: {
          bucket?: string;
          calls?: number;
          ends_at?: string;
        };
        Relationships: [];
      };
      invoices: {
        Row: {
          cancels: string | null;
          content: InvoiceContent;
          created_at: string;
          created_by: string | null;
          credit_cents: number;
          customer_email: string;
          customer_id: string | null;
          due_on: string | null;
          dunning_level: number;
          gross_cents: number | null;
          id: string;
          instalment: number | null;
          issued_on: string | null;
          kind: 'invoice' | 'cancellation';
          last_dunned_at: string | null;
          net_cents: number | null;
          number: string | null;
          offer_id: string | null;
          open_cents: number;
          paid_cents: number;
          project_id: string | null;
          snapshot: InvoiceSnapshot | null;
          snapshot_hash: string | null;
          status: 'draft' | 'issued' | 'paid' | 'cancelled';
          suggested_dunning_level: number | null;
          tax_cents: number | null;
          updated_at: string;
        };
        Insert: {
          cancels?: string | null;
          content: InvoiceContent;
          created_at?: string;
          created_by?: string | null;
          credit_cents?: never;
          customer_email: string;
          customer_id?: string | null;
          due_on?: string | null;
          dunning_level?: number;
          gross_cents?: number | null;
          id?: string;
          instalment?: number | null;
          issued_on?: string | null;
          kind?: 'invoice' | 'cancellation';
          last_dunned_at?: string | null;
          net_cents?: number | null;
          number?: string | null;
          offer_id?: string | null;
          open_cents?: never;
          paid_cents?: number;
          project_id?: string | null;
          snapshot?: InvoiceSnapshot | null;
          snapshot_hash?: string | null;
          status?: 'draft' | 'issued' | 'paid' | 'cancelled';
          suggested_dunning_level?: number | null;
          tax_cents?: number | null;
          updated_at?: string;
        };
        Update: {
          cancels?: string | null;
          content?: InvoiceContent;
          created_at?: string;
          created_by?: string | null;
          credit_cents?: never;
          customer_email?: string;
          customer_id?: string | null;
          due_on?: string | null;
          dunning_level?: number;
          gross_cents?: number | null;
          id?: string;
          instalment?: number | null;
          issued_on?: string | null;
          kind?: 'invoice' | 'cancellation';
          last_dunned_at?: string | null;
          net_cents?: number | null;
          number?: string | null;
          offer_id?: string | null;
          open_cents?: never;
          paid_cents?: number;
          project_id?: string | null;
          snapshot?: InvoiceSnapshot | null;
          snapshot_hash?: string | null;
          status?: 'draft' | 'issued' | 'paid' | 'cancelled';
          suggested_dunning_level?: number | null;
          tax_cents?: number | null;
          updated_at?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'invoices_cancels_fkey';
            columns: ['cancels'];
            isOneToOne: true;
            referencedRelation: 'invoices';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'invoices_offer_id_fkey';
            columns: ['offer_id'];
            isOneToOne: false;
            referencedRelation: 'offers';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'invoices_project_id_fkey';
            columns: ['project_id'];
            isOneToOne: false;
            referencedRelation: 'projects';
            referencedColumns: ['id'];
          },
        ];
      };
      media: {
        Row: {
          alt: string;
          created_at: string;
          created_by: string | null;
          crop_height: number;
          crop_width: number;
          crop_x: number;
          crop_y: number;
          focus_x: number;
          focus_y: number;
          height: number | null;
          id: string;
          mime_type:
            | 'image/jpeg'
            | 'image/png'
            | 'image/webp'
            | 'image/avif'
            | 'image/svg+xml'
            | 'application/pdf';
          name: string;
          path: string;
          size_bytes: number;
          updated_at: string;
          version: number;
          width: number | null;
        };
        Insert: {
          alt?: string;
          created_at?: string;
          created_by?: string | null;
          crop_height?: number;
          crop_width?: number;
          crop_x?: number;
          crop_y?: number;
          focus_x?: number;
          focus_y?: number;
          height?: number | null;
          id?: string;
          mime_type:
            | 'image/jpeg'
            | 'image/png'
            | 'image/webp'
            | 'image/avif'
            | 'image/svg+xml'
            | 'application/pdf';
          name: string;
          path: string;
          size_bytes: number;
          updated_at?: string;
          version?: number;
          width?: number | null;
        };
        Update: {
          alt?: string;
          created_at?: string;
          created_by?: string | null;
          crop_height?: number;
          crop_width?: number;
          crop_x?: number;
          crop_y?: number;
          focus_x?: number;
          focus_y?: number;
          height?: number | null;
          id?: string;
          mime_type?:
            | 'image/jpeg'
            | 'image/png'
            | 'image/webp'
            | 'image/avif'
            | 'image/svg+xml'
            | 'application/pdf';
          name?: string;
          path?: string;
          size_bytes?: number;
          updated_at?: string;
          version?: number;
          width?: number | null;
        };
        Relationships: [];
      };
      messages: {
        Row: {
          attachments: FileEntry[];
          author_id: string | null;
          body: string;
          created_at: string;
          customer_id: string;
          from_staff: boolean;
          id: string;
          project_id: string | null;
          read_at: string | null;
          settled_at: string | null;
        };
        Insert: {
          attachments?: FileEntry[];
          author_id?: string | null;
          body: string;
          created_at?: string;
          customer_id: string;
          from_staff: boolean;
          id?: string;
          project_id?: string | null;
          read_at?: string | null;
          settled_at?: string | null;
        };
        Update: {
          attachments?: FileEntry[];
          author_id?: string | null;
          body?: string;
          created_at?: string;
          customer_id?: string;
          from_staff?: boolean;
          id?: string;
          project_id?: string | null;
          read_at?: string | null;
          settled_at?: string | null;
        };
        Relationships: [
          {
            foreignKeyName: 'messages_project_id_fkey';
            columns: ['project_id'];
            isOneToOne: false;
            referencedRelation: 'projects';
            referencedColumns: ['id'];
          },
        ];
      };
      newsletter_events: {
        Row: {
          created_at: string;
          id: number;
          kind: 'requested' | 'confirmed' | 'unsubscribed';
          source: 'footer' | 'page' | 'quote' | 'link' | 'one-click' | 'admin';
          subscription_id: string;
          text_version: string;
        };
        Insert: {
          created_at?: string;
          id?: never;
          kind: 'requested' | 'confirmed' | 'unsubscribed';
          source: 'footer' | 'page' | 'quote' | 'link' | 'one-click' | 'admin';
          subscription_id: string;
          text_version?: string;
        };
        Update: {
          created_at?: string;
          id?: never;
          kind?: 'requested' | 'confirmed' | 'unsubscribed';
          source?: 'footer' | 'page' | 'quote' | 'link' | 'one-click' | 'admin';
          subscription_id?: string;
          text_version?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'newsletter_events_subscription_id_fkey';
            columns: ['subscription_id'];
            isOneToOne: false;
            referencedRelation: 'newsletter_subscriptions';
            referencedColumns: ['id'];
          },
        ];
      };
      newsletter_issues: {
        Row: {
          body: string;
          created_at: string;
          created_by: string | null;
          id: string;
          recipients: number;
          sent_at: string | null;
          status: 'draft' | 'sent';
          subject: string;
          updated_at: string;
        };
        Insert: {
          body?: string;
          created_at?: string;
          created_by?: string | null;
          id?: string;
          recipients?: number;
          sent_at?: string | null;
          status?: 'draft' | 'sent';
          subject: string;
          updated_at?: string;
        };
        Update: {
          body?: string;
          created_at?: string;
          created_by?: string | null;
          id?: string;
          recipients?: number;
          sent_at?: string | null;
          status?: 'draft' | 'sent';
          subject?: string;
          updated_at?: string;
        };
        Relationships: [];
      };
      newsletter_subscriptions: {
        Row: {
          confirm_token: string;
          confirmed_at: string | null;
          email: string | null;
          email_hash: string;
          id: string;
          requested_at: string;
          source: 'footer' | 'page' | 'quote';
          status: 'requested' | 'confirmed' | 'unsubscribed';
          unsubscribe_token: string;
          unsubscribed_at: string | null;
        };
        Insert: {
          confirm_token?: string;
          confirmed_at?: string | null;
          email?: string | null;
          email_hash: string;
          id?: string;
          requested_at?: string;
          source: 'footer' | 'page' | 'quote';
          status?: 'requested' | 'confirmed' | 'unsubscribed';
          unsubscribe_token?: string;
          unsubscribed_at?: string | null;
        };
        Update: {
          confirm_token?: string;
          confirmed_at?: string | null;
          email?: string | null;
          email_hash?: string;
          id?: string;
          requested_at?: string;
          source?: 'footer' | 'page' | 'quote';
          status?: 'requested' | 'confirmed' | 'unsubscribed';
          unsubscribe_token?: string;
          unsubscribed_at?: string | null;
        };
        Relationships: [];
      };
      number_series: {
        Row: {
          last_number: number;
          series: 'offer' | 'project' | 'invoice';
          year: number;
        };
        Insert: {
          last_number: number;
          series: 'offer' | 'project' | 'invoice';
          year: number;
        };
        Update: {
          last_number?: number;
          series?: 'offer' | 'project' | 'invoice';
          year?: number;
        };
        Relationships: [];
      };
      offer_events: {
        Row: {
          actor: string | null;
          body: string;
          created_at: string;
          evidence: Json | null;
          id: number;
          kind:
            | 'sent'
            | 'viewed'
            | 'question'
            | 'answer'
            | 'accepted'
            | 'refused'
            | 'superseded'
            | 'withdrawn'
            | 'link_sent'
            | 'link_revoked';
          offer_id: string;
          request_id: string | null;
        };
        Insert: {
          actor?: string | null;
          body?: string;
          created_at?: string;
          evidence?: Json | null;
          id?: never;
          kind:
            | 'sent'
            | 'viewed'
            | 'question'
            | 'answer'
            | 'accepted'
            | 'refused'
            | 'superseded'
            | 'withdrawn'
            | 'link_sent'
            | 'link_revoked';
          offer_id: string;
          request_id?: string | null;
        };
        Update: {
          actor?: string | null;
          body?: string;
          created_at?: string;
          evidence?: Json | null;
          id?: never;
          kind?:
            | 'sent'
            | 'viewed'
            | 'question'
            | 'answer'
            | 'accepted'
            | 'refused'
            | 'superseded'
            | 'withdrawn'
            | 'link_sent'
            | 'link_revoked';
          offer_id?: string;
          request_id?: string | null;
        };
        Relationships: [
          {
            foreignKeyName: 'offer_events_offer_id_fkey';
            columns: ['offer_id'];
            isOneToOne: false;
            referencedRelation: 'offers';
            referencedColumns: ['id'];
          },
        ];
      };
      offer_links: {
        Row: {
          created_at: string;
          id: string;
          offer_id: string;
          revoked_at: string | null;
          token_hash: string;
        };
        Insert: {
          created_at?: string;
          id?: string;
          offer_id: string;
          revoked_at?: string | null;
          token_hash: string;
        };
        Update: {
          created_at?: string;
          id?: string;
          offer_id?: string;
          revoked_at?: string | null;
          token_hash?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'offer_links_offer_id_fkey';
            columns: ['offer_id'];
            isOneToOne: false;
            referencedRelation: 'offers';
            referencedColumns: ['id'];
          },
        ];
      };
      offers: {
        Row: {
          accepted_gross_cents: number | null;
          accepted_net_cents: number | null;
          accepted_options: string[] | null;
          accepted_tax_cents: number | null;
          content: OfferContent;
          created_at: string;
          created_by: string | null;
          customer_email: string;
          customer_id: string | null;
          decided_at: string | null;
          gross_cents: number | null;
          id: string;
          net_cents: number | null;
          number: string | null;
          quote_request_id: string | null;
          sent_at: string | null;
          snapshot: OfferSnapshot | null;
          snapshot_hash: string | null;
          status: 'draft' | 'sent' | 'accepted' | 'refused' | 'superseded' | 'withdrawn';
          tax_cents: number | null;
          updated_at: string;
          valid_until: string | null;
          version: number;
        };
        Insert: {
          accepted_gross_cents?: number | null;
          accepted_net_cents?: number | null;
          accepted_options?: string[] | null;
          accepted_tax_cents?: number | null;
          content: OfferContent;
          created_at?: string;
          created_by?: string | null;
          customer_email: string;
          customer_id?: string | null;
          decided_at?: string | null;
          gross_cents?: number | null;
          id?: string;
          net_cents?: number | null;
          number?: string | null;
          quote_request_id?: string | null;
          sent_at?: string | null;
          snapshot?: OfferSnapshot | null;
          snapshot_hash?: string | null;
          status?: 'draft' | 'sent' | 'accepted' | 'refused' | 'superseded' | 'withdrawn';
          tax_cents?: number | null;
          updated_at?: string;
          valid_until?: string | null;
          version?: number;
        };
        Update: {
          accepted_gross_cents?: number | null;
          accepted_net_cents?: number | null;
          accepted_options?: string[] | null;
          accepted_tax_cents?: number | null;
          content?: OfferContent;
          created_at?: string;
          created_by?: string | null;
          customer_email?: string;
          customer_id?: string | null;
          decided_at?: string | null;
          gross_cents?: number | null;
          id?: string;
          net_cents?: number | null;
          number?: string | null;
          quote_request_id?: string | null;
          sent_at?: string | null;
          snapshot?: OfferSnapshot | null;
          snapshot_hash?: string | null;
          status?: 'draft' | 'sent' | 'accepted' | 'refused' | 'superseded' | 'withdrawn';
          tax_cents?: number | null;
          updated_at?: string;
          valid_until?: string | null;
          version?: number;
        };
        Relationships: [
          {
            foreignKeyName: 'offers_quote_request_id_fkey';
            columns: ['quote_request_id'];
            isOneToOne: false;
            referencedRelation: 'quote_requests';
            referencedColumns: ['id'];
          },
        ];
      };
      opening_hours: {
        Row: {
          closes_at: string;
          id: string;
          opens_at: string;
          weekday: number;
        };
        Insert: {
          closes_at: string;
          id?: string;
          opens_at: string;
          weekday: number;
        };
        Update: {
          closes_at?: string;
          id?: string;
          opens_at?: string;
          weekday?: number;
        };
        Relationships: [];
      };
      outbox_mails: {
        Row: {
          attempts: number;
          created_at: string;
          data: Json;
          event_key: string;
          id: string;
          is_proven: boolean | null;
          is_released: boolean;
          last_error: string | null;
          next_attempt_at: string;
          recipient: string;
          resent_from: string | null;
          secrets: Json | null;
          sent: SentMail | null;
          sent_at: string | null;
          status: 'pending' | 'sending' | 'sent' | 'dead' | 'held';
          template: string;
          valid_until: string | null;
        };
        Insert: {
          attempts?: number;
          created_at?: string;
          data?: Json;
          event_key: string;
          id?: string;
          is_proven?: boolean | null;
          is_released?: boolean;
          last_error?: string | null;
          next_attempt_at?: string;
          recipient: string;
          resent_from?: string | null;
          secrets?: Json | null;
          sent?: SentMail | null;
          sent_at?: string | null;
          status?: 'pending' | 'sending' | 'sent' | 'dead' | 'held';
          template: string;
          valid_until?: string | null;
        };
        Update: {
          attempts?: number;
          created_at?: string;
          data?: Json;
          event_key?: string;
          id?: string;
          is_proven?: boolean | null;
          is_released?: boolean;
          last_error?: string | null;
          next_attempt_at?: string;
          recipient?: string;
          resent_from?: string | null;
          secrets?: Json | null;
          sent?: SentMail | null;
          sent_at?: string | null;
          status?: 'pending' | 'sending' | 'sent' | 'dead' | 'held';
          template?: string;
          valid_until?: string | null;
        };
        Relationships: [
          {
            foreignKeyName: 'outbox_mails_resent_from_fkey';
            columns: ['resent_from'];
            isOneToOne: false;
            referencedRelation: 'outbox_mails';
            referencedColumns: ['id'];
          },
        ];
      };
      payments: {
        Row: {
          amount_cents: number;
          created_at: string;
          created_by: string | null;
          id: number;
          invoice_id: string;
          note: string;
          paid_on: string;
          request_id: string | null;
        };
        Insert: {
          amount_cents: number;
          created_at?: string;
          created_by?: string | null;
          id?: never;
          invoice_id: string;
          note?: string;
          paid_on: string;
          request_id?: string | null;
        };
        Update: {
          amount_cents?: number;
          created_at?: string;
          created_by?: string | null;
          id?: never;
          invoice_id?: string;
          note?: string;
          paid_on?: string;
          request_id?: string | null;
        };
        Relationships: [
          {
            foreignKeyName: 'payments_invoice_id_fkey';
            columns: ['invoice_id'];
            isOneToOne: false;
            referencedRelation: 'invoices';
            referencedColumns: ['id'];
          },
        ];
      };
      picture_slots: {
        Row: {
          media_id: string;
          slot: string;
          updated_at: string;
        };
        Insert: {
          media_id: string;
          slot: string;
          updated_at?: string;
        };
        Update: {
          media_id?: string;
          slot?: string;
          updated_at?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'picture_slots_media_id_fkey';
            columns: ['media_id'];
            isOneToOne: false;
            referencedRelation: 'media';
            referencedColumns: ['id'];
          },
        ];
      };
      price_lists: {
        Row: {
          created_at: string;
          figures: Json;
          id: number;
          note: string;
          published_by: string | null;
          valid_from: string;
        };
        Insert: {
          created_at?: string;
          figures: Json;
          id?: never;
          note?: string;
          published_by?: string | null;
          valid_from?: string;
        };
        Update: {
          created_at?: string;
          figures?: Json;
          id?: never;
          note?: string;
          published_by?: string | null;
          valid_from?: string;
        };
        Relationships: [];
      };
      profiles: {
        Row: {
          created_at: string;
          full_name: string;
          id: string;
          role: 'customer' | 'staff' | 'admin';
          updated_at: string;
        };
        Insert: {
          created_at?: string;
          full_name?: string;
          id: string;
          role?: 'customer' | 'staff' | 'admin';
          updated_at?: string;
        };
        Update: {
          created_at?: string;
          full_name?: string;
          id?: string;
          role?: 'customer' | 'staff' | 'admin';
          updated_at?: string;
        };
        Relationships: [];
      };
      project_files: {
        Row: {
          created_at: string;
          id: string;
          mime_type: string;
          name: string;
          path: string;
          project_id: string;
          size_bytes: number;
          uploaded_by: string | null;
        };
        Insert: {
          created_at?: string;
          id?: string;
          mime_type: string;
          name: string;
          path: string;
          project_id: string;
          size_bytes: number;
          uploaded_by?: string | null;
        };
        Update: {
          created_at?: string;
          id?: string;
          mime_type?: string;
          name?: string;
          path?: string;
          project_id?: string;
          size_bytes?: number;
          uploaded_by?: string | null;
        };
        Relationships: [
          {
            foreignKeyName: 'project_files_project_id_fkey';
            columns: ['project_id'];
            isOneToOne: false;
            referencedRelation: 'projects';
            referencedColumns: ['id'];
          },
        ];
      };
      project_milestones: {
        Row: {
          awaiting_since: string | null;
          created_at: string;
          decided_at: string | null;
          decided_by: string | null;
          decision_comment: string;
          description: string;
          due_on: string | null;
          id: string;
          needs_approval: boolean;
          position: number;
          project_id: string;
          status:
            | 'open'
            | 'in_progress'
            | 'awaiting_approval'
            | 'approved'
            | 'changes_requested'
            | 'done';
          title: string;
          updated_at: string;
        };
        Insert: {
          awaiting_since?: string | null;
          created_at?: string;
          decided_at?: string | null;
          decided_by?: string | null;
          decision_comment?: string;
          description?: string;
          due_on?: string | null;
          id?: string;
          needs_approval?: boolean;
          position?: number;
          project_id: string;
          status?:
            | 'open'
            | 'in_progress'
            | 'awaiting_approval'
            | 'approved'
            | 'changes_requested'
            | 'done';
          title: string;
          updated_at?: string;
        };
        Update: {
          awaiting_since?: string | null;
          created_at?: string;
          decided_at?: string | null;
          decided_by?: string | null;
          decision_comment?: string;
          description?: string;
          due_on?: string | null;
          id?: string;
          needs_approval?: boolean;
          position?: number;
          project_id?: string;
          status?:
            | 'open'
            | 'in_progress'
            | 'awaiting_approval'
            | 'approved'
            | 'changes_requested'
            | 'done';
          title?: string;
          updated_at?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'project_milestones_project_id_fkey';
            columns: ['project_id'];
            isOneToOne: false;
            referencedRelation: 'projects';
            referencedColumns: ['id'];
          },
        ];
      };
      projects: {
        Row: {
          created_at: string;
          customer_email: string;
          customer_id: string | null;
          due_on: string | null;
          id: string;
          number: string;
          offer_id: string | null;
          starts_on: string | null;
          status: 'planned' | 'active' | 'review' | 'done' | 'cancelled';
          title: string;
          updated_at: string;
        };
        Insert: {
          created_at?: string;
          customer_email: string;
          customer_id?: string | null;
          due_on?: string | null;
          id?: string;
          number?: string;
          offer_id?: string | null;
          starts_on?: string | null;
          status?: 'planned' | 'active' | 'review' | 'done' | 'cancelled';
          title: string;
          updated_at?: string;
        };
        Update: {
          created_at?: string;
          customer_email?: string;
          customer_id?: string | null;
          due_on?: string | null;
          id?: string;
          number?: string;
          offer_id?: string | null;
          starts_on?: string | null;
          status?: 'planned' | 'active' | 'review' | 'done' | 'cancelled';
          title?: string;
          updated_at?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'projects_offer_id_fkey';
            columns: ['offer_id'];
            isOneToOne: true;
            referencedRelation: 'offers';
            referencedColumns: ['id'];
          },
        ];
      };
      quote_consents: {
        Row: {
          granted: boolean;
          id: number;
          kind: 'privacy' | 'newsletter' | 'signature';
          quote_request_id: string;
          recorded_at: string;
          text_version: string;
        };
        Insert: {
          granted: boolean;
          id?: never;
          kind: 'privacy' | 'newsletter' | 'signature';
          quote_request_id: string;
          recorded_at?: string;
          text_version: string;
        };
        Update: {
          granted?: boolean;
          id?: never;
          kind?: 'privacy' | 'newsletter' | 'signature';
          quote_request_id?: string;
          recorded_at?: string;
          text_version?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'quote_consents_quote_request_id_fkey';
            columns: ['quote_request_id'];
            isOneToOne: false;
            referencedRelation: 'quote_requests';
            referencedColumns: ['id'];
          },
        ];
      };
      quote_files: {
        Row: {
          created_at: string;
          id: string;
          mime_type: string;
          name: string;
          path: string;
          quote_request_id: string;
          size_bytes: number;
        };
        Insert: {
          created_at?: string;
          id?: string;
          mime_type: string;
          name: string;
          path: string;
          quote_request_id: string;
          size_bytes: number;
        };
        Update: {
          created_at?: string;
          id?: string;
          mime_type?: string;
          name?: string;
          path?: string;
          quote_request_id?: string;
          size_bytes?: number;
        };
        Relationships: [
          {
            foreignKeyName: 'quote_files_quote_request_id_fkey';
            columns: ['quote_request_id'];
            isOneToOne: false;
            referencedRelation: 'quote_requests';
            referencedColumns: ['id'];
          },
        ];
      };
      quote_request_events: {
        Row: {
          created_at: string;
          id: number;
          quote_request_id: string;
          status: string;
        };
        Insert: {
          created_at?: string;
          id?: never;
          quote_request_id: string;
          status: string;
        };
        Update: {
          created_at?: string;
          id?: never;
          quote_request_id?: string;
          status?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'quote_request_events_quote_request_id_fkey';
            columns: ['quote_request_id'];
            isOneToOne: false;
            referencedRelation: 'quote_requests';
            referencedColumns: ['id'];
          },
        ];
      };
      quote_request_notes: {
        Row: {
          author: string | null;
          body: string;
          created_at: string;
          id: number;
          quote_request_id: string;
        };
        Insert: {
          author?: string | null;
          body: string;
          created_at?: string;
          id?: never;
          quote_request_id: string;
        };
        Update: {
          author?: string | null;
          body?: string;
          created_at?: string;
          id?: never;
          quote_request_id?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'quote_request_notes_quote_request_id_fkey';
            columns: ['quote_request_id'];
            isOneToOne: false;
            referencedRelation: 'quote_requests';
            referencedColumns: ['id'];
          },
        ];
      };
      quote_requests: {
        Row: {
          additional_services: string[];
          attribution: Json | null;
          budget: string;
          client_estimated_price: number | null;
          company: string;
          created_at: string;
          email: string;
          estimated_price: number;
          id: string;
          industry: string;
          location: string;
          merged_into: string | null;
          message: string;
          name: string;
          newsletter_consent: boolean;
          package: '' | 'startpaket' | 'smart-business' | 'commerce' | 'enterprise';
          package_price: number | null;
          phone: string;
          prices: Json | null;
          privacy_consent: boolean;
          project_type: 'website' | 'shop' | 'chatbot' | 'automation';
          reference: string;
          request_id: string;
          respond_by: string;
          search_text: string;
          shown_price: number;
          signature: string;
          signature_kind: 'drawn' | 'typed';
          status: 'new' | 'in_review' | 'offered' | 'won' | 'lost';
          submitted_at: string | null;
          suspicions: string[];
          target_status: 'new' | 'in_review' | 'offered' | 'won' | 'lost' | null;
          updated_at: string;
          urgency: '' | 'asap' | '1month' | '3months' | 'planning';
          user_id: string | null;
        };
        Insert: {
          additional_services?: string[];
          attribution?: Json | null;
          budget?: string;
          client_estimated_price?: number | null;
          company?: string;
          created_at?: string;
          email: string;
          estimated_price: number;
          id?: string;
          industry: string;
          location?: string;
          merged_into?: string | null;
          message?: string;
          name: string;
          newsletter_consent?: boolean;
          package?: '' | 'startpaket' | 'smart-business' | 'commerce' | 'enterprise';
          package_price?: number | null;
          phone: string;
          prices?: Json | null;
          privacy_consent: boolean;
          project_type: 'website' | 'shop' | 'chatbot' | 'automation';
          reference: string;
          request_id: string;
          respond_by: string;
          search_text?: never;
          shown_price?: never;
          signature: string;
          signature_kind?: 'drawn' | 'typed';
          status?: 'new' | 'in_review' | 'offered' | 'won' | 'lost';
          submitted_at?: string | null;
          suspicions?: string[];
          target_status?: 'new' | 'in_review' | 'offered' | 'won' | 'lost' | null;
          updated_at?: string;
          urgency?: '' | 'asap' | '1month' | '3months' | 'planning';
          user_id?: string | null;
        };
        Update: {
          additional_services?: string[];
          attribution?: Json | null;
          budget?: string;
          client_estimated_price?: number | null;
          company?: string;
          created_at?: string;
          email?: string;
          estimated_price?: number;
          id?: string;
          industry?: string;
          location?: string;
          merged_into?: string | null;
          message?: string;
          name?: string;
          newsletter_consent?: boolean;
          package?: '' | 'startpaket' | 'smart-business' | 'commerce' | 'enterprise';
          package_price?: number | null;
          phone?: string;
          prices?: Json | null;
          privacy_consent?: boolean;
          project_type?: 'website' | 'shop' | 'chatbot' | 'automation';
          reference?: string;
          request_id?: string;
          respond_by?: string;
          search_text?: never;
          shown_price?: never;
          signature?: string;
          signature_kind?: 'drawn' | 'typed';
          status?: 'new' | 'in_review' | 'offered' | 'won' | 'lost';
          submitted_at?: string | null;
          suspicions?: string[];
          target_status?: 'new' | 'in_review' | 'offered' | 'won' | 'lost' | null;
          updated_at?: string;
          urgency?: '' | 'asap' | '1month' | '3months' | 'planning';
          user_id?: string | null;
        };
        Relationships: [
          {
            foreignKeyName: 'quote_requests_merged_into_fkey';
            columns: ['merged_into'];
            isOneToOne: false;
            referencedRelation: 'quote_requests';
            referencedColumns: ['id'];
          },
        ];
      };
      recovery_codes: {
        Row: {
          digest: string;
          user_id: string;
        };
        Insert: {
          digest: string;
          user_id: string;
        };
        Update: {
          digest?: string;
          user_id?: string;
        };
        Relationships: [];
      };
      retention_periods: {
        Row: {
          chat_days: number;
          fiscal_years: number;
          id: boolean;
          lead_months: number;
          mail_days: number;
          proof_years: number;
          updated_at: string;
          warranty_years: number;
        };
        Insert: {
          chat_days?: number;
          fiscal_years?: number;
          id?: boolean;
          lead_months?: number;
          mail_days?: number;
          proof_years?: number;
          updated_at?: string;
          warranty_years?: number;
        };
        Update: {
          chat_days?: number;
          fiscal_years?: number;
          id?: boolean;
          lead_months?: number;
          mail_days?: number;
          proof_years?: number;
          updated_at?: string;
          warranty_years?: number;
        };
        Relationships: [];
      };
      saved_views: {
        Row: {
          created_at: string;
          id: string;
          name: string;
          owner: string;
          query: string;
        };
        Insert: {
          created_at?: string;
          id?: string;
          name: string;
          owner?: string;
          query: string;
        };
        Update: {
          created_at?: string;
          id?: string;
          name?: string;
          owner?: string;
          query?: string;
        };
        Relationships: [];
      };
      server_keys: {
        Row: {
          created_at: string;
          id: boolean;
          secret_hash: string;
        };
        Insert: {
          created_at?: string;
          id?: boolean;
          secret_hash: string;
        };
        Update: {
          created_at?: string;
          id?: boolean;
          secret_hash?: string;
        };
        Relationships: [];
      };
      server_settings: {
        Row: {
          id: 'smtp_url' | 'public_url';
          updated_at: string;
          value: string;
        };
        Insert: {
          id: 'smtp_url' | 'public_url';
          updated_at?: string;
          value: string;
        };
        Update: {
          id?: 'smtp_url' | 'public_url';
          updated_at?: string;
          value?: string;
        };
        Relationships: [];
      };
      setup_links: {
        Row: {
          created_at: string;
          expires_at: string | null;
          id: boolean;
          token_hash: string;
        };
        Insert: {
          created_at?: string;
          expires_at?: string | null;
          id?: boolean;
          token_hash: string;
        };
        Update: {
          created_at?: string;
          expires_at?: string | null;
          id?: boolean;
          token_hash?: string;
        };
        Relationships: [];
      };
      site_content_version: {
        Row: {
          id: boolean;
          version: number;
        };
        Insert: {
          id?: boolean;
          version?: number;
        };
        Update: {
          id?: boolean;
          version?: number;
        };
        Relationships: [];
      };
      site_settings: {
        Row: {
          id:
            | 'company'
            | 'only_proven_claims'
            | 'legal_confirmations'
            | 'mail_test'
            | 'launch_overruled'
            | 'brand';
          updated_at: string;
          value: Json;
        };
        Insert: {
          id:
            | 'company'
            | 'only_proven_claims'
            | 'legal_confirmations'
            | 'mail_test'
            | 'launch_overruled'
            | 'brand';
          updated_at?: string;
          value: Json;
        };
        Update: {
          id?:
            | 'company'
            | 'only_proven_claims'
            | 'legal_confirmations'
            | 'mail_test'
            | 'launch_overruled'
            | 'brand';
          updated_at?: string;
          value?: Json;
        };
        Relationships: [];
      };
      tasks: {
        Row: {
          created_at: string;
          created_by: string | null;
          done_at: string | null;
          due_on: string | null;
          id: string;
          quote_request_id: string | null;
          title: string;
        };
        Insert: {
          created_at?: string;
          created_by?: string | null;
          done_at?: string | null;
          due_on?: string | null;
          id?: string;
          quote_request_id?: string | null;
          title: string;
        };
        Update: {
          created_at?: string;
          created_by?: string | null;
          done_at?: string | null;
          due_on?: string | null;
          id?: string;
          quote_request_id?: string | null;
          title?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'tasks_quote_request_id_fkey';
            columns: ['quote_request_id'];
            isOneToOne: false;
            referencedRelation: 'quote_requests';
            referencedColumns: ['id'];
          },
        ];
      };
      testimonials: {
        Row: {
          date: string;
          id: string;
          name: string;
          published: boolean;
          rating: number;
          service: string;
          text: string;
          updated_at: string;
        };
        Insert: {
          date: string;
          id?: string;
          name: string;
          published?: boolean;
          rating: number;
          service: string;
          text: string;
          updated_at?: string;
        };
        Update: {
          date?: string;
          id?: string;
          name?: string;
          published?: boolean;
          rating?: number;
          service?: string;
          text?: string;
          updated_at?: string;
        };
        Relationships: [];
      };
    };
    Views: { [_ in never]: never };
    Functions: {
      accept_offer: {
        Args: {
          customer: string | null;
          evidence: Json;
          hash: string;
          milestones: Json;
          offer_id: string;
          options: string[];
          token?: string;
          totals: Json;
        };
        Returns: Json;
      };
      act_for: {
        Args: {
          actor: string;
        };
        Returns: undefined;
      };
      add_enquiry_link: {
        Args: {
          enquiry: string;
          holder: string;
        };
        Returns: string;
      };
      add_offer_link: {
        Args: {
          offer_id: string;
        };
        Returns: string;
      };
      agency_today: {
        Args: never;
        Returns: string;
      };
      analytics_flows: {
        Args: {
          first_day: string;
          last_day: string;
        };
        Returns: Json;
      };
      analytics_report: {
        Args: {
          first_day: string;
          last_day: string;
        };
        Returns: Json;
      };
      answer_contact_message: {
        Args: {
          answer_id: string;
          body: string;
          message_id: string;
        };
        Returns: undefined;
      };
      apply_retention: {
        Args: {
          dry_run?: boolean;
        };
        Returns: Json;
      };
      attach_quote_files: {
        Args: {
          enquiry: string;
        };
        Returns: undefined;
      };
      book_slot: {
        Args: {
          actor?: string | null;
          booking: Json;
          mails: Json;
          open_per_email?: number;
          unconfirmed_in_all?: number | null;
          unconfirmed_per_sender?: number | null;
        };
        Returns: Json;
      };
      booking_calendar: {
        Args: never;
        Returns: Json;
      };
      cancel_invoice: {
        Args: {
          actor: string;
          cancellation: Json;
          invoice_id: string;
          mail: Json;
          snapshot: Json;
        };
        Returns: Json;
      };
      canonical_json: {
        Args: {
          value: Json;
        };
        Returns: string;
      };
      change_booking: {
        Args: {
          actor?: string | null;
          booking_id: string;
          change: Json;
          expected_sequence: number;
          mails: Json;
        };
        Returns: Json;
      };
      chat_model_outcomes: {
        Args: never;
        Returns: {
          calls: number;
          outcome: string;
          tokens: number;
        }[];
      };
      claim_busy_calendars: {
        Args: {
          every_seconds: number;
        };
        Returns: Database['public']['Tables']['busy_calendars']['Row'][];
        SetofOptions: { from: '*'; to: 'busy_calendars'; isOneToOne: false; isSetofReturn: true };
      };
      claim_mails: {
        Args: {
          batch: number;
          budgets?: Json;
          lease_seconds?: number;
          own?: string;
        };
        Returns: Database['public']['Tables']['outbox_mails']['Row'][];
        SetofOptions: { from: '*'; to: 'outbox_mails'; isOneToOne: false; isSetofReturn: true };
      };
      collect_person: {
        Args: {
          address: string;
          hidden?: string[];
          left_out: string[];
        };
        Returns: Json;
      };
      confirm_newsletter: {
        Args: {
          token: string;
          version: string;
        };
        Returns: boolean;
      };
      count_function_call: {
        Args: {
          bucket: string;
          max_calls: number;
          window_seconds: number;
        };
        Returns: boolean;
      };
      count_recovery_codes: {
        Args: never;
        Returns: number;
      };
      create_recovery_codes: {
        Args: never;
        Returns: string[];
      };
      customer_companies: {
        Args: never;
        Returns: {
          company: string;
          person: string;
        }[];
      };
      dashboard_figures: {
        Args: {
          weeks?: number;
        };
        Returns: Json;
      };
      dashboard_today: {
        Args: never;
        Returns: Json;
      };
      dashboard_trends: {
        Args: {
          weeks?: number;
        };
        Returns: {
          accepted_cents: number;
          offers: number;
          paid_cents: number;
          requests: number;
          week: string;
        }[];
      };
      decide_milestone: {
        Args: {
          comment?: string;
          decision: string;
          milestone_id: string;
          seen_at: string;
        };
        Returns: string;
      };
      delete_chat: {
        Args: {
          chat: string;
        };
        Returns: undefined;
      };
      discard_invoice_draft: {
        Args: {
          actor: string;
          expected: string;
          invoice_id: string;
        };
        Returns: Json;
      };
      drop_factors: {
        Args: {
          by_code: boolean;
          kept_session: string;
          person: string;
        };
        Returns: boolean;
      };
      drop_mails: {
        Args: {
          events: string;
        };
        Returns: undefined;
      };
      end_newsletter: {
        Args: {
          origin: string;
          subscription: string;
        };
        Returns: undefined;
      };
      end_offered: {
        Args: {
          outcome: string;
          request: string;
        };
        Returns: undefined;
      };
      end_own_session: {
        Args: {
          session: string;
        };
        Returns: undefined;
      };
      end_unconfirmed_bookings: {
        Args: never;
        Returns: number;
      };
      enqueue_booking_mails: {
        Args: {
          mails: Json;
        };
        Returns: undefined;
      };
      enqueue_mail: {
        Args: {
          data: Json;
          event_key: string;
          recipient: string;
          template: string;
        };
        Returns: boolean;
      };
      erase_person: {
        Args: {
          address: string;
        };
        Returns: Json;
      };
      expire_analytics: {
        Args: {
          keep_days?: number;
        };
        Returns: number;
      };
      expire_consent_proofs: {
        Args: {
          keep_years?: number;
        };
        Returns: number;
      };
      expire_errors: {
        Args: {
          keep_days?: number;
        };
        Returns: number;
      };
      export_own_data: {
        Args: never;
        Returns: Json;
      };
      export_person: {
        Args: {
          address: string;
        };
        Returns: Json;
      };
      factor_reminder: {
        Args: never;
        Returns: Json;
      };
      fail_mail: {
        Args: {
          mail_id: string;
          max_attempts?: number;
          reason: string;
        };
        Returns: undefined;
      };
      find_account: {
        Args: {
          address: string;
        };
        Returns: string;
      };
      find_booking_seat: {
        Args: {
          ends: string;
          moved?: string | null;
          starts: string;
        };
        Returns: number;
      };
      find_duplicates: {
        Args: {
          request: string;
        };
        Returns: {
          company: string;
          created_at: string;
          email: string;
          id: string;
          merged_into: string;
          name: string;
          reference: string;
          status: string;
        }[];
      };
      find_mail_room: {
        Args: {
          budgets: Json;
          recipient: string;
          template: string;
        };
        Returns: string;
      };
      find_offer_link: {
        Args: {
          token: string;
        };
        Returns: {
          link_id: string;
          offer_id: string;
          outcome: string;
        }[];
      };
      find_passed: {
        Args: {
          mail: Database['public']['Tables']['outbox_mails']['Row'];
        };
        Returns: string;
      };
      find_people: {
        Args: {
          ids: string[];
          patterns: string[];
        };
        Returns: {
          created_at: string;
          email: string;
          full_name: string;
          id: string;
        }[];
      };
      find_person: {
        Args: {
          address: string;
        };
        Returns: Json;
      };
      find_records: {
        Args: {
          ids?: string[];
          search?: string;
        };
        Returns: {
          changed_at: string;
          id: string;
          kind: string;
          note: string;
          title: string;
        }[];
      };
      finish_mail: {
        Args: {
          copy?: Json | null;
          mail_id: string;
        };
        Returns: undefined;
      };
      fold_address: {
        Args: {
          address: string;
        };
        Returns: string;
      };
      fold_text: {
        Args: {
          value: string;
        };
        Returns: string;
      };
      forget_chat_mails: {
        Args: never;
        Returns: undefined;
      };
      has_file_room: {
        Args: never;
        Returns: boolean;
      };
      has_role: {
        Args: {
          allowed: string[];
        };
        Returns: boolean;
      };
      has_used_factor: {
        Args: never;
        Returns: boolean;
      };
      hash_json: {
        Args: {
          value: Json;
        };
        Returns: string;
      };
      hash_token: {
        Args: {
          token: string;
        };
        Returns: string;
      };
      invoice_hash: {
        Args: {
          snapshot: Json;
        };
        Returns: string;
      };
      is_admin: {
        Args: never;
        Returns: boolean;
      };
      is_hold_over: {
        Args: {
          booking: Database['public']['Tables']['bookings']['Row'];
        };
        Returns: boolean;
      };
      is_mail_waiting: {
        Args: {
          event: string;
        };
        Returns: boolean;
      };
      is_over_mail_budget: {
        Args: {
          budgets: Json;
          mail: Database['public']['Tables']['outbox_mails']['Row'];
        };
        Returns: boolean;
      };
      is_passed_booking_mail: {
        Args: {
          mail: Database['public']['Tables']['outbox_mails']['Row'];
        };
        Returns: boolean;
      };
      is_proven_recipient: {
        Args: {
          address: string;
        };
        Returns: boolean;
      };
      is_staff: {
        Args: never;
        Returns: boolean;
      };
      issue_invoice: {
        Args: {
          actor: string;
          expected: string;
          invoice_id: string;
          mail: Json;
          snapshot: Json;
        };
        Returns: Json;
      };
      last_contact: {
        Args: {
          request: Database['public']['Tables']['quote_requests']['Row'];
        };
        Returns: string;
      };
      last_contacts: {
        Args: never;
        Returns: {
          at: string;
          kind: string;
          person: string;
        }[];
      };
      list_customers: {
        Args: {
          page?: number;
          person?: string | null;
          search?: string;
        };
        Returns: {
          company: string;
          created_at: string;
          email: string;
          full_name: string;
          id: string;
          last_at: string;
          last_kind: string;
          open_cents: number;
          running: number;
          total: number;
        }[];
      };
      list_deletion_requests: {
        Args: never;
        Returns: {
          email: string;
          full_name: string;
          requested_at: string;
        }[];
      };
      list_invoices: {
        Args: {
          page?: number;
          search?: string;
          size?: number;
          state?: string;
        };
        Returns: Json;
      };
      list_kept_mails: {
        Args: never;
        Returns: string[];
      };
      list_offers: {
        Args: {
          page?: number;
          search?: string;
          state?: string;
        };
        Returns: {
          created_at: string;
          customer: string;
          customer_email: string;
          gross_cents: number;
          id: string;
          number: string;
          open_question: boolean;
          sent_at: string;
          status: string;
          title: string;
          total: number;
          updated_at: string;
          valid_until: string;
          version: number;
        }[];
      };
      list_open_questions: {
        Args: never;
        Returns: {
          body: string;
          customer: string;
          number: string;
          offer_id: string;
          title: string;
          waits_since: string;
        }[];
      };
      list_orphaned_files: {
        Args: {
          after_hours?: number;
          bucket: string;
        };
        Returns: string[];
      };
      list_own_sessions: {
        Args: never;
        Returns: {
          created_at: string;
          id: string;
          is_current: boolean;
          refreshed_at: string;
          user_agent: string;
        }[];
      };
      list_threads: {
        Args: {
          search?: string;
        };
        Returns: {
          customer_id: string;
          email: string;
          full_name: string;
          last_at: string;
          last_body: string;
          last_from_staff: boolean;
          unread: number;
          waits: boolean;
        }[];
      };
      list_users: {
        Args: never;
        Returns: {
          created_at: string;
          email: string;
          factors: string[];
          full_name: string;
          id: string;
          invited_at: string;
          last_sign_in_at: string;
          role: string;
        }[];
      };
      list_waiting_threads: {
        Args: never;
        Returns: {
          body: string;
          customer_id: string;
          email: string;
          full_name: string;
          waits_since: string;
        }[];
      };
      mail_offer: {
        Args: {
          event_key: string;
          offer_id: string;
        };
        Returns: undefined;
      };
      mark_offer_viewed: {
        Args: {
          offer_id: string;
        };
        Returns: undefined;
      };
      mark_overdue_invoices: {
        Args: {
          after_days?: number[];
          today?: string;
        };
        Returns: number;
      };
      mark_thread_read: {
        Args: {
          customer_id: string;
        };
        Returns: number;
      };
      may_decide_offer: {
        Args: {
          offer: Database['public']['Tables']['offers']['Row'];
          person: string;
          token: string;
        };
        Returns: boolean;
      };
      may_delete_project: {
        Args: {
          project: string;
        };
        Returns: boolean;
      };
      merge_request: {
        Args: {
          duplicate: string;
          target: string;
        };
        Returns: undefined;
      };
      names_address:
        | {
            Args: {
              address: string;
              body: Json;
            };
            Returns: boolean;
          }
        | {
            Args: {
              address: string;
              body: string;
            };
            Returns: boolean;
          };
      newsletter_summary: {
        Args: never;
        Returns: Json;
      };
      next_number: {
        Args: {
          on_day?: string;
          series_name: string;
        };
        Returns: string;
      };
      notify_unread_messages: {
        Args: {
          after_minutes?: number;
        };
        Returns: number;
      };
      open_enquiry_link: {
        Args: {
          token: string;
        };
        Returns: Json;
      };
      open_offer_link: {
        Args: {
          is_view?: boolean;
          token: string;
        };
        Returns: Json;
      };
      operations_figures: {
        Args: never;
        Returns: Json;
      };
      order_milestones: {
        Args: {
          milestones: string[];
          project: string;
        };
        Returns: undefined;
      };
      person_files: {
        Args: {
          address: string;
        };
        Returns: {
          bucket: string;
          name: string;
          path: string;
        }[];
      };
      person_rows: {
        Args: {
          address: string;
        };
        Returns: {
          content: Json;
          is_kept: boolean;
          row_id: string;
          table_name: string;
        }[];
      };
      pipeline_board: {
        Args: {
          cards: number;
          patterns: string[];
        };
        Returns: Json;
      };
      pipeline_summary: {
        Args: never;
        Returns: PipelineSummary;
      };
      postpone_factor: {
        Args: never;
        Returns: undefined;
      };
      prepare_invitation: {
        Args: {
          address: string;
        };
        Returns: undefined;
      };
      price_list: {
        Args: never;
        Returns: Json;
      };
      publish_due_texts: {
        Args: never;
        Returns: number;
      };
      purge_expired_chats: {
        Args: {
          chat_days?: number;
          lead_months?: number;
        };
        Returns: number;
      };
      purge_newsletter: {
        Args: {
          proof_years?: number;
          request_days?: number;
        };
        Returns: Json;
      };
      purge_orders: {
        Args: {
          fiscal_years?: number;
          lead_months?: number;
          warranty_years?: number;
        };
        Returns: Json;
      };
      purge_past_bookings: {
        Args: {
          lead_months?: number;
        };
        Returns: number;
      };
      record_analytics: {
        Args: {
          counts: Json;
          events: Json;
        };
        Returns: undefined;
      };
      record_chat_turn: {
        Args: {
          turn: Json;
        };
        Returns: number;
      };
      record_errors: {
        Args: {
          entries: Json;
        };
        Returns: undefined;
      };
      record_invitation: {
        Args: {
          new_role: string;
          user_id: string;
        };
        Returns: undefined;
      };
      record_payment: {
        Args: {
          actor: string;
          payment: Json;
        };
        Returns: Json;
      };
      record_visits: {
        Args: {
          most_labels?: number;
          visits: Json;
        };
        Returns: undefined;
      };
      refuse_offer: {
        Args: {
          offer_id: string;
          reason?: string;
          token?: string;
        };
        Returns: string;
      };
      register_project_file: {
        Args: {
          file_name: string;
          object_path: string;
        };
        Returns: Database['public']['Tables']['project_files']['Row'];
        SetofOptions: { from: '*'; to: 'project_files'; isOneToOne: true; isSetofReturn: false };
      };
      remind_invoice: {
        Args: {
          actor: string;
          invoice_id: string;
          level: number;
          mail: Json;
        };
        Returns: Json;
      };
      remove_attachment: {
        Args: {
          file: string;
          message_id: string;
        };
        Returns: undefined;
      };
      remove_factors: {
        Args: {
          user_id: string;
        };
        Returns: undefined;
      };
      renew_offer_link: {
        Args: {
          offer_id: string;
        };
        Returns: undefined;
      };
      request_deletion: {
        Args: {
          comment?: string;
        };
        Returns: string;
      };
      request_newsletter: {
        Args: {
          address: string;
          origin: string;
          version: string;
        };
        Returns: undefined;
      };
      require_privacy_rights: {
        Args: never;
        Returns: undefined;
      };
      resend_mail: {
        Args: {
          mail_id: string;
        };
        Returns: string;
      };
      retry_failed_mails: {
        Args: never;
        Returns: number;
      };
      retry_mail: {
        Args: {
          mail_id: string;
        };
        Returns: undefined;
      };
      retry_newsletter_issue: {
        Args: {
          issue_id: string;
        };
        Returns: number;
      };
      revoke_offer_links: {
        Args: {
          offer_id: string;
        };
        Returns: boolean;
      };
      run_retention: {
        Args: {
          event_days?: number;
          lead_months?: number;
          mail_days?: number;
          proof_years?: number;
        };
        Returns: Json;
      };
      save_invoice_draft: {
        Args: {
          actor: string;
          draft: Json;
          expected: string | null;
        };
        Returns: Json;
      };
      save_opening_hours: {
        Args: {
          hours: Json;
          seen: Json;
        };
        Returns: boolean;
      };
      save_server_setting: {
        Args: {
          content: string;
          setting: string;
        };
        Returns: undefined;
      };
      send_auth_mail: {
        Args: {
          event: Json;
        };
        Returns: Json;
      };
      send_newsletter_issue: {
        Args: {
          issue_id: string;
        };
        Returns: number;
      };
      send_offer: {
        Args: {
          actor: string;
          offer_id: string;
          seen_at: string;
          snapshot: Json;
          totals: Json;
        };
        Returns: Json;
      };
      set_profile_role: {
        Args: {
          new_role: string;
          user_id: string;
        };
        Returns: undefined;
      };
      settle_thread: {
        Args: {
          customer_id: string;
          is_open: boolean;
          seen_until: string;
        };
        Returns: number;
      };
      site_content: {
        Args: never;
        Returns: Json;
      };
      site_media: {
        Args: never;
        Returns: Json;
      };
      start_offer_version: {
        Args: {
          offer_id: string;
        };
        Returns: string;
      };
      store_busy_times: {
        Args: {
          calendar: string;
          times: Json;
        };
        Returns: undefined;
      };
      submit_contact_message: {
        Args: {
          mails: Json;
          message: Json;
        };
        Returns: Json;
      };
      submit_quote_request: {
        Args: {
          consents: Json;
          mails: Json;
          request: Json;
        };
        Returns: Json;
      };
      test_newsletter_issue: {
        Args: {
          issue_id: string;
        };
        Returns: string;
      };
      unmerge_request: {
        Args: {
          duplicate: string;
        };
        Returns: undefined;
      };
      unsubscribe_by_admin: {
        Args: {
          subscription: string;
        };
        Returns: undefined;
      };
      unsubscribe_newsletter: {
        Args: {
          origin: string;
          token: string;
        };
        Returns: boolean;
      };
      use_credit: {
        Args: {
          actor: string;
          invoice_id: string;
          request_id: string;
          target_id: string;
          today: string;
        };
        Returns: Json;
      };
      use_recovery_code: {
        Args: {
          code: string;
        };
        Returns: boolean;
      };
      withdraw_deletion: {
        Args: never;
        Returns: undefined;
      };
      withdraw_invitation: {
        Args: {
          user_id: string;
        };
        Returns: undefined;
      };
      withdraw_offer: {
        Args: {
          offer_id: string;
          reason?: string;
        };
        Returns: string;
      };
      write_offer_note: {
        Args: {
          body: string;
          offer_id: string;
          request_id?: string | null;
          token?: string;
        };
        Returns: number;
      };
      year_is_over: {
        Args: {
          day: string;
          years: number;
        };
        Returns: boolean;
      };
    };
    Enums: { [_ in never]: never };
    CompositeTypes: { [_ in never]: never };
  };
};

type Public = Database['public'];

/** One row as it is read, as it is inserted, and the part of it that an update writes. */
export type Tables<Name extends keyof Public['Tables']> = Public['Tables'][Name]['Row'];
export type TablesInsert<Name extends keyof Public['Tables']> = Public['Tables'][Name]['Insert'];
export type TablesUpdate<Name extends keyof Public['Tables']> = Public['Tables'][Name]['Update'];

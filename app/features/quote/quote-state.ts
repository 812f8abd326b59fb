import { findPackage } from '#shared/agency/business.ts';
import type { QuoteFieldErrors } from '#shared/quote/quote.ts';
import { withoutFields } from '#app/lib/field-errors.ts';
import {
  EMPTY_FORM,
  findStepErrors,
  findStepOf,
  type QuoteForm,
  type QuoteStep,
} from './quote-form.ts';

export type QuoteState = {
  form: QuoteForm;
  step: QuoteStep;
  errors: QuoteFieldErrors;
  /** Grows with every refused step, so that the same errors take the focus again. */
  refusals: number;
  /** What the server said where enquiries come too fast; '' until it does so. */
  refusal: string;
  sending: boolean;
  /**
   * Whether this device holds a draft of the form. False until the visitor has
   * entered something.
   */
  draftSaved: boolean;
  /** The same for every try of one enquiry, so that a retry never makes a second lead. */
  requestId: string;
  /** What the draft was priced at before, where it costs something else without a choice made here. */
  oldPrice: number | null;
  /** What another tab has done with this enquiry, until the visitor goes on here. */
  elsewhere: 'changed' | 'sent' | 'discarded' | null;
  /** What was sent under this id and may have arrived, although nobody said so. */
  tried: QuoteForm | null;
  /** Names of files that went with this enquiry and have to be chosen once more. */
  lostFiles: readonly string[];
  /** When this enquiry was begun, ISO 8601. */
  startedAt: string;
  /** Whether the box of the newsletter was touched; a draft that is read again has lost it. */
  newsletterChosen: boolean;
};

export type QuoteAction =
  | { type: 'changed'; change: Partial<QuoteForm> }
  | { type: 'prefilled'; change: Partial<QuoteForm> }
  | { type: 'continued' }
  | { type: 'went-back' }
  | { type: 'refused'; errors: QuoteFieldErrors }
  | { type: 'sending' }
  | { type: 'failed'; fieldErrors: QuoteFieldErrors; refusal?: string }
  /** Another price holds than the form showed; nothing was stored. */
  | { type: 'repriced'; oldPrice: number }
  /** Another tab has sent or discarded the enquiry that both held. */
  | { type: 'parted'; isSent: boolean }
  /**
   * What was entered after a try that may have arrived is an enquiry of its
   * own; its files have to be stored anew.
   */
  | { type: 'renewed' }
  | { type: 'emptied'; isSent?: boolean };

/** `newId` and `now` come from outside, because a reducer is pure. */
export const createQuoteState = (newId: () => string, now: () => string): QuoteState => ({
  form: EMPTY_FORM,
  step: 1,
  errors: {},
  refusals: 0,
  refusal: '',
  sending: false,
  draftSaved: false,
  requestId: newId(),
  oldPrice: null,
  elsewhere: null,
  tried: null,
  lostFiles: [],
  startedAt: now(),
  newsletterChosen: false,
});

const renew = (state: QuoteState, createEmpty: () => QuoteState): QuoteState => ({
  ...state,
  form: { ...state.form, files: [] },
  requestId: createEmpty().requestId,
  sending: false,
  tried: null,
  // Those that are stored anew are struck out again.
  lostFiles: [...state.lostFiles, ...state.form.files.map(({ name }) => name)],
});

/** How an enquiry ended in another tab. */
export const nameEnd = (isSent: boolean | undefined) => (isSent ? 'sent' : 'discarded');

const refuse = (state: QuoteState, errors: QuoteFieldErrors): QuoteState => ({
  ...state,
  errors,
  refusals: state.refusals + 1,
});

/**
 * Transitions of section 4: forward only with a valid step and never past 3,
 * back never below 1, failure keeps everything.
 */
export function reduceQuote(
  state: QuoteState,
  action: QuoteAction,
  createEmpty: () => QuoteState,
): QuoteState {
  switch (action.type) {
    case 'changed':
    case 'prefilled': {
      const form = dropUnfitPackage({ ...state.form, ...action.change });
      return {
        ...state,
        form,
        newsletterChosen: state.newsletterChosen || 'newsletterConsent' in action.change,
        errors: withoutFields(state.errors, action.change),
        lostFiles: state.lostFiles.filter((lost) => !form.files.some(({ name }) => name === lost)),
        // What is chosen otherwise costs otherwise: no price list has changed by that.
        oldPrice: costsSame(form, state.form) ? state.oldPrice : null,
      };
    }
    case 'continued': {
      const errors = findStepErrors(state.form, state.step);
      if (Object.keys(errors).length > 0) return refuse(state, errors);
      return { ...state, errors: {}, elsewhere: null, step: state.step === 1 ? 2 : 3 };
    }
    case 'went-back':
      return { ...state, errors: {}, refusal: '', elsewhere: null, step: state.step === 3 ? 2 : 1 };
    case 'refused':
      return refuse(state, action.errors);
    case 'sending':
      return {
        ...state,
        sending: true,
        errors: {},
        refusal: '',
        elsewhere: null,
        tried: state.form,
      };
    case 'failed': {
      const step = findStepOf(action.fieldErrors);
      const kept = { ...state, sending: false, refusal: action.refusal ?? '' };
      // What is refused for its content is not stored.
      return step ? { ...refuse(kept, action.fieldErrors), step, tried: null } : kept;
    }
    case 'repriced':
      return { ...state, sending: false, tried: null, oldPrice: action.oldPrice };
    case 'parted':
      // Under the old id the server would take what is sent here for a repetition, and drop it.
      if (state.sending) return state;
      return {
        ...renew(state, createEmpty),
        draftSaved: false,
        elsewhere: nameEnd(action.isSent),
      };
    case 'renewed':
      return renew(state, createEmpty);
    case 'emptied':
      return createEmpty();
  }
}

const costsSame = (one: QuoteForm, other: QuoteForm): boolean =>
  one.package === other.package &&
  one.projectType === other.projectType &&
  one.urgency === other.urgency &&
  one.additionalServices.join() === other.additionalServices.join();

/** Whoever chooses another kind of project has left the package. */
const dropUnfitPackage = (form: QuoteForm): QuoteForm =>
  findPackage(form.package)?.projectType === form.projectType ? form : { ...form, package: '' };

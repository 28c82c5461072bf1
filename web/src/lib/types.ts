/** What goes over the wire, by short names. `wire.ts` is made from the server's OpenAPI document: `make types`. */

import type { Fault, Frame, GameAnswer, Hint, Step } from './wire'

export type {
  AnalysedAction,
  AnalysisAnswer,
  BoardAnswer,
  Catalogue,
  ClaimHidden as HiddenCards,
  ClaimResult,
  ClaimView,
  Contribution,
  ExerciseAnswer,
  ExerciseHall,
  ExerciseResult,
  FactionEntry,
  Frame,
  GameAnswer,
  GameEntry,
  GameEvent,
  GameNews,
  GameOutcome as Outcome,
  Glimpse,
  JudgedDecision,
  KingdomsResult,
  KingdomsView,
  LessonAnswer,
  LessonEntry,
  LineUpAnswer as LineUp,
  Message,
  OpenOffer as Offer,
  OpenScore,
  PlayerAnswer as Player,
  PuzzleAnswer,
  PuzzleCount,
  PuzzleEntry,
  PuzzleHall,
  PuzzleSolution,
  RecordReplay,
  ReplayStep,
  ReviewAnswer,
  Sentence,
  SessionAnswer as Session,
  SetupBody as Setup,
  SocketMessage,
  StandingLead,
  StandingVote,
  Step,
  TableAnswer as TableInfo,
  TableOptions,
  Tile,
  TokenAnswer as Token,
  Update,
  Verdict,
  Vote,
  VoteCount,
  WeakSpot,
  WhatIfAnswer,
  WhyNot,
  WinTurn,
} from './wire'

/** Why something is refused. */
export type Reason = Pick<Fault, 'code' | 'parameters' | 'text' | 'line'>
/** The games that this client has a table for. */
export type Kind = 'claim' | 'kingdoms'
export type Seat = Step['seat']
export type View = GameAnswer['view']
export type Standings = NonNullable<GameAnswer['votes']>
/** What a page does in a game. */
export type PlayerAction = Extract<Frame, { key: string }>
/** A hint; in a lesson, only the action is known. */
export type Advice = Pick<Hint, 'action'> & Partial<Hint>

import { isUnreachable, isWorthRetrying } from "@fairhouse/platform/database-error.ts";
import { type ErrorBody, type ErrorCode, errorCatalogue } from "@fairhouse/protocol/errors.ts";
import type { FastifyError, FastifyReply, FastifyRequest } from "fastify";
import { hasZodFastifySchemaValidationErrors } from "fastify-type-provider-zod";

/** A refusal of the catalogue: thrown anywhere below a route, answered with its status in the one form of an error. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly details: unknown;

  constructor(code: ErrorCode, details?: unknown) {
    super(errorCatalogue[code][1]);
    this.code = code;
    this.details = details;
  }
}

/** Fastify's own refusals, by their code; its other refusals with 4xx are `invalid_request`. */
const frameworkCodes: Readonly<Record<string, ErrorCode>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: "body_too_large",
  FST_ERR_CTP_INVALID_MEDIA_TYPE: "unsupported_media_type",
  FST_ERR_NOT_FOUND: "not_found",
  FST_ERR_MAX_PARAM_LENGTH_EXCEEDED: "not_found",
};

export function errorBody(error: AppError, requestId: string): ErrorBody {
  const body = { code: error.code, message: error.message, requestId };
  return error.details === undefined ? body : { ...body, details: error.details };
}

/**
 * Returns the error that a thrown value means to the client: a refusal as it is, a bug as `internal` without any
 * detail.
 */
export function toAppError(error: unknown): AppError {
  if (error instanceof AppError) return error;
  if (hasZodFastifySchemaValidationErrors(error)) {
    const problems = error.validation.map(({ instancePath, keyword, message }) => ({
      path: instancePath.slice(1).replaceAll("/", "."),
      code: keyword,
      message: message ?? "",
    }));
    return new AppError("invalid_request", { in: error.validationContext ?? "body", problems });
  }
  if (isUnreachable(error) || isWorthRetrying(error)) return new AppError("busy");
  const { code, statusCode } = error as Partial<FastifyError>;
  const known = code === undefined ? undefined : frameworkCodes[code];
  if (known !== undefined) return new AppError(known);
  return new AppError(
    statusCode !== undefined && statusCode >= 400 && statusCode < 500 ? "invalid_request" : "internal",
  );
}

/** Handles all errors. Bugs are logged with their stack and the request's id; refusals are not logged. */
export function answerError(error: unknown, request: FastifyRequest, reply: FastifyReply): void {
  const refusal = toAppError(error);
  if (refusal.code === "internal") request.log.error({ err: error, reqId: request.id }, "request failed");
  else if (refusal.code === "busy" && !(error instanceof AppError))
    request.log.warn({ err: error, reqId: request.id }, "the database cannot be reached");
  const [status] = errorCatalogue[refusal.code];
  if (status === 429 || status === 503) reply.header("retry-after", "1");
  reply
    .code(status)
    .type("application/json; charset=utf-8")
    .send(JSON.stringify(errorBody(refusal, request.id)));
}

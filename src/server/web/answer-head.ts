type Route<Context> = (request: Request, context: Context) => Promise<Response>

/** A route for HEAD that answers as the route for GET does, without the body. */
export const answerHead =
  <Context>(get: Route<Context>): Route<Context> =>
  async (request, context) => {
    const response = await get(new Request(request, { method: 'GET' }), context)
    await response.body?.cancel()
    const { status, statusText, headers } = response
    return new Response(null, { status, statusText, headers })
  }

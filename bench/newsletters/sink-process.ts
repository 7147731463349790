import { SMTPServer } from 'smtp-server'

/** An SMTP server, in a process of its own, that accepts every mail and stores none. Sends its port. */
const server = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS', 'AUTH'],
  disableReverseLookup: true,
  logger: false,
  onData(stream, _session, done) {
    stream.on('end', () => done())
    stream.resume()
  },
})

process.on('disconnect', () => process.exit(0))

server.listen(0, '127.0.0.1', () => {
  const address = server.server.address()
  if (address !== null && typeof address === 'object') process.send?.({ port: address.port })
})

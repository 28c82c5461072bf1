"""What goes over the wire. The OpenAPI document and the client's types are made from these classes."""
